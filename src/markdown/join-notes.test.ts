import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { joinNotes } from "./join-notes";

const base = { url: "https://a.example", baseUrl: "/notes/" };

const textOf = (...texts: string[]) => {
  const paths = ["/docs/甲", "/docs/b/"];
  return joinNotes(
    texts.map((html, index) => ({ path: paths[index] ?? "", title: `题<${index}>`, tree: treeOf(html) })),
    base,
  );
};

/** Returns a tree whose figures contain an engine's HTML. */
function treeOf(html: string): Root {
  const [text = "", made] = html.split(/(?=<figure)/);
  const tree = fromHtml(text, { fragment: true });
  if (made) tree.children.push({ type: "raw", value: made });
  return tree;
}

/** Joins the notes at /docs/甲 and /docs/b/, and returns their HTML without titles. */
const joined = (...texts: string[]) =>
  textOf(...texts)
    .split(/\n?<h2 .*<\/h2>\n/)
    .slice(1);

test("a list leads to the notes, which follow in the same order under their titles", () => {
  expect(textOf("<p>甲</p>", "<p>乙</p>")).toBe(
    '<ol aria-label="目录"><li><a href="#n1">题&lt;0&gt;</a></li><li><a href="#n2">题&lt;1&gt;</a></li></ol>\n' +
      '<h2 id="n1" class="area-note">第1篇　题&lt;0&gt;</h2>\n<p>甲</p>\n' +
      '<h2 id="n2" class="area-note">第2篇　题&lt;1&gt;</h2>\n<p>乙</p>',
  );
});

test("the blocks of a note in another language have a lang attribute", () => {
  const tree = treeOf('<p>One</p><p lang="fr">deux</p>');
  const html = joinNotes([{ path: "/docs/a", title: "A", tree, lang: "en" }], base);
  expect(html).toContain('第1篇　A</h2>\n<p lang="en">One</p><p lang="fr">deux</p>');
});

test("headings are a level lower, at most at the sixth", () => {
  expect(joined("<h2>甲</h2><h3>乙</h3><h5>丙</h5><h6>丁</h6>")[0]).toBe(
    "<h3>甲</h3><h4>乙</h4><h6>丙</h6><h6>丁</h6>",
  );
});

test("ids are the note's own, and so are all references to them: links, footnotes, captions, paints of drawings", () => {
  const text =
    '<p><a id="fnref-1" href="#fn-1" aria-describedby="footnote-label 标">1</a></p><h2 id="footnote-label">脚注</h2>' +
    '<svg aria-labelledby="t"><title id="t">图</title><g id="g"></g><use xlink:href="#g"></use><use href="#g"></use><rect fill="url(#p)" mask="url(\'#m\')"></rect></svg>';
  const [first, second] = joined(text, text);
  expect(first).toBe(
    '<p><a id="n1-fnref-1" href="#n1-fn-1" aria-describedby="n1-footnote-label n1-标">1</a></p><h3 id="n1-footnote-label">脚注</h3>' +
      '<svg aria-labelledby="n1-t"><title id="n1-t">图</title><g id="n1-g"></g><use xlink:href="#n1-g"></use><use href="#n1-g"></use><rect fill="url(#n1-p)" mask="url(&#x27;#n1-m&#x27;)"></rect></svg>',
  );
  expect(second).toBe(first?.replaceAll("n1-", "n2-"));
});

test("links between the notes stay on the page, whatever their form, and say which note is meant", () => {
  const links = [
    '<a href="/notes/docs/b">路径</a>',
    '<a href="/docs/b/#%E8%8A%82">节</a>',
    '<a href="/notes/docs/%E7%94%B2#节">自己</a>',
    '<a href="#节">自己</a>',
    '<a href="/notes/docs/d">别处</a>',
    '<a href="https://b.example/docs/b">外</a>',
    "<a>断</a>",
  ];
  expect(joined(links.join(""), "")[0]?.split(/(?<=<\/a>)/)).toEqual([
    '<a href="#n2" data-reference="（第2篇）">路径</a>',
    '<a href="#n2-节" data-reference="（第2篇）">节</a>',
    '<a href="#n1-节">自己</a>',
    '<a href="#n1-节">自己</a>',
    ...links.slice(4),
  ]);
});

test("pictures do not wait to be scrolled to", () => {
  expect(joined('<img src="/notes/a.png" alt="图" loading="lazy">')[0]).toBe('<img src="/notes/a.png" alt="图">');
});

test("the HTML of an engine stays unchanged except for its ids", () => {
  const plain = "<figure><svg><path d=M0,0></path></svg></figure>";
  expect(joined(`<p>甲</p>${plain}`)[0]).toBe(`<p>甲</p>${plain}`);
  expect(joined('<p>甲</p><figure id="a"><a href="#a">乙</a></figure><p>丙</p>')[0]).toBe(
    '<p>甲</p><figure id="n1-a"><a href="#n1-a">乙</a></figure><p>丙</p>',
  );
});
