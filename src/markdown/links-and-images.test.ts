import { fromHtml } from "hast-util-from-html";
import { site } from "../config/site";
import { type LinkTargets, linkArticle } from "./links/link-article";
import { articleHtml } from "./sanitize/sanitize-tree";
import { contentFolder, printed, render } from "./testing/render";

/** The content of every picture, whatever its extension. */
const picture = "GIF89a";

const contentDir = contentFolder({
  "docs/img/图.png": picture,
  "docs/img/b.svg": "<svg></svg>",
  "docs/img/C#.png": picture,
  "docs/img/几%?.png": picture,
  "docs/img/a%20b.png": picture,
});

test("links by what they lead to", async () => {
  const { html, links, diagnostics } = await render(
    "[甲](./b%20c.mdx) [乙](../25年/%E5%9B%BE.md#锚) [丙](/blog) [丁](#节) [戊](https://a.com) [己](mailto:a@b.c) [庚](/docs/x.mdx) [辛](./intro) [壬](C%23.md)\n",
  );
  expect(html).toMatchInlineSnapshot(
    `"<p><a href="content:docs/b%20c.mdx">甲</a> <a href="content:25年/图.md#锚">乙</a> <a href="/blog">丙</a> <a href="#%E8%8A%82">丁</a> <a href="https://a.com" target="_blank" rel="noopener noreferrer">戊<span class="visually-hidden">（在新标签页中打开）</span></a> <a href="mailto:a@b.c">己</a> <a href="content:docs/x.mdx">庚</a> <a href="./intro">辛</a> <a href="content:docs/C%23.md">壬</a></p>"`,
  );
  expect(links.map(({ href, line }) => ({ href, line }))).toEqual(
    [
      "content:docs/b%20c.mdx",
      "content:25年/图.md#锚",
      "/blog",
      "#节",
      "content:docs/x.mdx",
      "./intro",
      "content:docs/C%23.md",
    ].map((href) => ({ href, line: 4 })),
  );
  expect(diagnostics).toEqual([]);
});

describe("full addresses", () => {
  afterEach(() => jest.restoreAllMocks());

  test("of this site are checked like its paths, and those of other sites are not", async () => {
    jest.replaceProperty(site, "url", "https://notes.example");
    jest.replaceProperty(site, "baseUrl", "/笔记/");
    const { links } = await render(
      "[甲](https://notes.example/%E7%AC%94%E8%AE%B0/docs/x?v=1#%E8%8A%82) [乙](http://notes.example/other) [丙](https://a.com/docs)\n\n![丁](//notes.example/笔记/img/a.png)",
    );
    expect(links.map(({ href, isPicture }) => [href, isPicture])).toEqual([
      ["/docs/x?v=1#节", undefined],
      ["/img/a.png", true],
    ]);
  });

  test.each(["http://localhost:8000/docs/a", "https://127.0.0.1", "//[::1]:9000/x", "http://0.0.0.0:80"])(
    "of the reader's computer, %s, are a warning",
    async (address) => {
      expect(printed(await render(`[甲](${address})`))).toEqual([
        expect.stringMatching(/^warning docs\/a\.md:4: 链接".*"指向读者自己的电脑\n {4}→ 本站的页写路径/),
      ]);
    },
  );

  test("of hosts with similar names are not", async () => {
    expect(printed(await render("[甲](http://localhost.example) [乙](https://127.example/)"))).toEqual([]);
  });
});

test.each(["md", "mdx"] as const)("a link without an address in .%s is a warning", async (format) => {
  expect(printed(await render("见[这里]()。", format))).toEqual([
    `warning docs/a.${format}:4: 链接"这里"没有写地址\n    → [这里](./文件.md)；不是链接就删去两种括号`,
  ]);
});

test.each(["md", "mdx"] as const)("links in HTML of %s are links too", async (format) => {
  const { links } = await render('段\n\n<a href="./b.mdx">甲</a> 文', format);
  expect(links).toMatchObject([{ href: "content:docs/b.mdx", line: 6 }]);
});

test("a link has its sentence, which is cut around it if it is long", async () => {
  const long = "长".repeat(150);
  const { links } = await render(
    `先说一句。再看[**乙**篇](./b.md)与$x$；末句。\n\n- 栈是后进先出的表。见[丙](./c.md)。\n\n${long}[丁](./d.md)${long}`,
  );
  expect(links.map(({ sentence }) => sentence)).toEqual([
    "再看乙篇与x；",
    // A sentence that is only a link is replaced with the first sentence of its block.
    "栈是后进先出的表。",
    expect.stringMatching(/^…长{20,}丁长{20,}…$/),
  ]);
});

test("a link outside of a paragraph does not get the sentence of the paragraph before it", async () => {
  const { links } = await render("前一段说别的事。\n\n## 见[乙](./b.md)\n\n<div>再看<a href='./c.md'>丙</a>。</div>");
  expect(links.map(({ sentence }) => sentence)).not.toContain("前一段说别的事。");
});

test("dangerous links are errors and lose their target", async () => {
  const article = await render(
    "[a](javascript:alert(1)) <a href=' java&#10;script:x'>b</a> [c](data:text/html,x) [d](../../x.md)",
  );
  expect(article.html).toContain("<a>a</a> <a>b</a> <a>c</a>");
  expect(printed(article)).toHaveLength(4);
});

test("an image alone with a title is a figure", async () => {
  const { html, images, diagnostics } = await render(
    '![文字](./img/图.png "图题")\n\n文![小](img/b.svg)',
    "mdx",
    contentDir,
  );
  expect(html).toMatchInlineSnapshot(`
"<figure><img data-image="docs/img/图.png" alt="文字"><figcaption>图题</figcaption></figure>
<p>文<img data-image="docs/img/b.svg" alt="小"></p>"
`);
  expect(images).toEqual(["docs/img/图.png", "docs/img/b.svg"]);
  expect(diagnostics).toEqual([]);
});

test("an image of the static folder is checked like a link", async () => {
  const { links, html } = await render("![甲](/img/%E5%9B%BE.png?v=2)");
  expect(links).toEqual([{ href: "/img/图.png", line: 4, isPicture: true }]);
  expect(html).toContain('src="/img/%E5%9B%BE.png?v=2"');
});

test("images that are missing, nameless or elsewhere", async () => {
  expect(
    printed(await render("![x](./img/图2.png)\n\n![](./img/图.png)\n\n![y](https://a.com/b.png)", "md", contentDir)),
  ).toEqual([
    'error docs/a.md:4: 图片"./img/图2.png"不存在\n    → ![x](./img/图.png)',
    "warning docs/a.md:6: 图片./img/图.png没有替代文字\n    → ![图里是什么](./img/图.png)",
  ]);
});

test("a file that is not a picture is an error, which says what it is instead", async () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\n";
  const folder = contentFolder({ "docs/a.png": pointer, "docs/b.jpg": "" });
  expect(
    printed(await render("![甲](./a.png) ![乙](./b.jpg)", "md", folder)).map((line) => line.split("\n")[0]),
  ).toEqual([
    'error docs/a.md:4: "./a.png"不是图片：文件以"version https://git-lfs."开头',
    'error docs/a.md:4: "./b.jpg"不是图片：文件是空的',
  ]);
});

test("a kind of picture that browsers do not show is warned of", async () => {
  const folder = contentFolder({ "docs/IMG_1.HEIC": picture, "docs/a.TIFF": picture });
  expect(printed(await render("![甲](./IMG_1.HEIC) ![乙](./a.TIFF)", "md", folder))).toEqual([
    "warning docs/a.md:4: 图片./IMG_1.HEIC的格式，浏览器不能显示\n    → 另存为.jpg、.png或.svg",
  ]);
});

test.each([
  ["md", "![甲](./img/C%23.png?x#y)", "docs/img/C#.png"],
  ["mdx", "![甲](./img/C%23.png)", "docs/img/C#.png"],
  ["mdx", '<img src="./img/%E5%87%A0%25%3F.png#y" alt="甲" />', "docs/img/几%?.png"],
  ["md", "![甲](./img/a%2520b.png)", "docs/img/a%20b.png"],
] as const)("%s: %s is the file %s", async (format, body, file) => {
  const { tree, images, diagnostics } = await render(body, format, contentDir);
  expect([images, diagnostics]).toEqual([[file], []]);
  const resolveImage = jest.fn(() => null);
  linkArticle(tree, { ...atRoot, resolveFile: () => null, resolveImage });
  expect(resolveImage).toHaveBeenCalledWith(file);
});

test("a file whose name has to be encoded is proposed so that it can be pasted", async () => {
  expect(printed(await render("![甲](./img/C#.png)", "md", contentDir))).toEqual([
    'error docs/a.md:4: 图片"./img/C#.png"不存在\n    → ![甲](./img/C%23.png)',
  ]);
});

const atRoot = { page: "/", pathPrefix: "", trailingSlash: "ignore" } as const;
const linkedHtml = (html: string, targets: Partial<LinkTargets>) =>
  articleHtml(linkArticle(fromHtml(html, { fragment: true }), { ...atRoot, ...targets }));

describe("linkArticle", () => {
  const targets = {
    resolveFile: (file: string) => (file.startsWith("docs/") ? `/p/${file.slice(0, -4)}` : null),
    resolveImage: (file: string) =>
      file.endsWith("svg")
        ? { src: "/p/b.svg", width: 10, height: 20, sources: [] }
        : {
            src: "/p/a.png",
            width: 800,
            height: 400,
            sources: [{ type: "image/webp", srcSet: "/p/a.webp 800w" }],
          },
  };

  test("routes, images and broken links", () => {
    const html =
      '<p><a href="content:docs/a%20b.mdx#x&#x26;y" title="1 > 0">甲</a><a class="k" href="content:nope.mdx">乙</a><img data-image="docs/a.png" alt="甲 > 乙"><img data-image="b.svg" alt=""><img data-image="a.png" alt="" width="200"></p>';
    expect(linkedHtml(html, targets)).toMatchInlineSnapshot(
      `"<p><a href="/p/docs/a b#x&amp;y" title="1 > 0">甲</a><a class="k broken-link">乙</a><picture><source type="image/webp" srcset="/p/a.webp 800w" sizes="(max-width: 760px) 100vw, 714px"><img src="/p/a.png" width="800" height="400" loading="lazy" decoding="async" alt="甲 > 乙"></picture><img src="/p/b.svg" width="10" height="20" loading="lazy" decoding="async" alt=""><picture><source type="image/webp" srcset="/p/a.webp 800w" sizes="(max-width: 760px) 100vw, 714px"><img src="/p/a.png" width="200" height="100" loading="lazy" decoding="async" alt=""></picture></p>"`,
    );
  });

  test("text that looks like a placeholder stays", async () => {
    const { html, tree } = await render(
      '`<a href="content:docs/a.mdx">` 和 "data-image="\n\n```html\n<img data-image="x">\n```',
    );
    expect(articleHtml(linkArticle(tree, { ...atRoot, ...targets }))).toBe(html);
  });

  test("an image of unknown size is given none", () => {
    const resolveImage = () => ({ src: "/a.ico", width: null, height: null, sources: [] });
    expect(
      linkedHtml('<img data-image="a.ico" alt=""><img data-image="a.ico" width="16">', { ...targets, resolveImage }),
    ).toBe(
      '<img src="/a.ico" loading="lazy" decoding="async" alt=""><img src="/a.ico" width="16" loading="lazy" decoding="async">',
    );
  });

  test("an unknown image becomes its text", () => {
    expect(linkedHtml('<img data-image="x.png" alt="文">', { ...targets, resolveImage: () => null })).toBe(
      '<span class="broken-image">文</span>',
    );
  });
});

describe("files that lie beside the article", () => {
  const folder = contentFolder({
    "docs/讲义 1.pdf": "x",
    "docs/film.mp4": "x",
    "docs/film.vtt": "x",
    "docs/film.png": "x",
  });

  test.each(["md", "mdx"] as const)("are linked to and played in %s", async (format) => {
    const article = await render(
      [
        "[讲义](<./讲义 1.pdf#page=2>)",
        '<video src="./film.mp4#t=10" poster="film.png" controls><track src="film.vtt" kind="captions" /></video>',
        '<audio controls><source src="/a.mp3" /></audio>',
      ].join("\n\n"),
      format,
      folder,
    );
    expect(article.diagnostics).toEqual([]);
    // The link check also covers files of the static folder.
    expect(article.links).toEqual([{ href: "/a.mp3", line: 8 }]);
    expect(article.attachments).toEqual(["docs/讲义 1.pdf", "docs/film.mp4", "docs/film.png", "docs/film.vtt"]);
    const resolveFile = (file: string) => `/p/static/ab/${file.split("/").at(-1)}`;
    const html = articleHtml(linkArticle(article.tree, { ...atRoot, resolveFile, resolveImage: () => null }));
    expect(html).toContain('<a href="/p/static/ab/讲义 1.pdf#page=2">讲义</a>');
    expect(html).toMatch(/<video [^>]*src="\/p\/static\/ab\/film\.mp4#t=10"/);
    expect(html).toMatch(/<video [^>]*poster="\/p\/static\/ab\/film\.png"/);
    expect(html).toMatch(/<video [^>]*preload="metadata"/);
    expect(html).toMatch(/<track [^>]*src="\/p\/static\/ab\/film\.vtt"/);
    expect(html).toContain('<source src="/a.mp3">');
  });

  test("that do not exist are errors, with the name that was meant", async () => {
    const body =
      '[讲义](./讲义1.pdf)\n\n<video src="../../x.mp4" controls></video>\n\n<audio src="./no/x.mp3" controls></audio>';
    expect(printed(await render(body, "md", folder))).toEqual([
      'error docs/a.md:4: 文件"./讲义1.pdf"不存在\n    → 写./讲义%201.pdf',
      'error docs/a.md:6: 文件"../../x.mp4"不在内容目录里\n    → 把它移到内容目录里',
      'error docs/a.md:8: 文件"./no/x.mp3"不存在\n    → 改正路径，它相对于这篇文章',
    ]);
  });
});

test("resources of other sites are listed, and a frame loads lazily and has a name", async () => {
  const article = await render(
    [
      "![甲](https://a.example/甲.png)",
      '<video src="https://b.example/a.mp4" controls></video>',
      '<iframe src="//player.example/?id=1"></iframe>',
    ].join("\n\n"),
  );
  expect(article.embeds).toEqual([
    { kind: "image", url: "https://a.example/甲.png", line: 4 },
    { kind: "media", url: "https://b.example/a.mp4", line: 6 },
    { kind: "frame", url: "//player.example/?id=1", line: 8 },
  ]);
  expect(article.html).toContain('<iframe loading="lazy" src="https://player.example/?id=1"></iframe>');
  expect(printed(article)).toEqual([
    'warning docs/a.md:8: 嵌入的页面//player.example/?id=1没有title，屏幕阅读器无法说明它是什么\n    → title="里面是什么"',
  ]);
});

test.each([
  ["https://a.example/r.png#only-dark", "only-dark"],
  ["https://a.example/r.png#gh-light-mode-only", "only-light"],
])("%s is shown in one colour mode, with its caption", async (address, name) => {
  const { html } = await render(`![甲](${address} "题")\n`);
  expect(html).toMatch(new RegExp(`^<figure class="${name}"><img[^>]* class="${name}"`));
});
