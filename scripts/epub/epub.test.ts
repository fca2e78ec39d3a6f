import { inflateRawSync } from "node:zlib";
import { site } from "../../src/config/site";
import { absoluteUrl } from "../../src/lib/paths";
import { xssVectors } from "../../src/markdown/sanitize/testing/xss-vectors";
import { render } from "../../src/markdown/testing/render";
import { all, strictXml, textOf, type XmlElement } from "../../src/site-files/feeds/testing/strict-xml";
import { epubFiles } from "./epub";
import { zip } from "./zip";

const page = absoluteUrl(site, "/docs/s/print");
const home = absoluteUrl(site, "/");

const html = `<html><head><link rel="canonical" href="${page}"></head><body><main><h1>网络 &amp; 协议</h1>
<ol><li><a href="#n1">一</a></li></ol>
<h2 id="n1" class="area-note">第1篇　一 &lt; 二</h2><h3 id="n1-节">节<a class="heading-anchor" href="#n1-节"></a></h3>
<p>a<br>b <a href="#n2-c++">内</a> <a href="#n2" data-reference="（第2篇）">篇</a> <a href="${site.baseUrl}blog">外</a><input type="checkbox" checked disabled></p>
<details><summary>问</summary>答</details><pre><code>if (a &lt; b)
  c &amp;&amp; d</code></pre>
<h2 id="n2" class="area-note">第2篇　二</h2><h3 id="n2-c++">C++</h3>
<picture><source type="image/webp" srcset="${site.baseUrl}static/x.webp 2x"><img src="${site.baseUrl}static/%E5%9B%BE.png" alt="图"></picture>
<img src="${site.baseUrl}static/%E5%9B%BE.png" alt="又"><img src="https://b.example/y.png" alt="远"><iframe src="https://b.example/v" title="片"></iframe>
<svg viewBox="0 0 1 1" aria-labelledby="n2-t"><title id="n2-t">t</title><rect fill="var(--info)" stroke-width="2"></rect></svg>
<math><mi>x</mi></math></main><footer>脚</footer></body></html>`;

/**
 * Returns the files of an archive by name, read from its central directory as e-book readers do.
 */
function unzip(archive: Buffer): Map<string, { readonly method: number; readonly content: Buffer }> {
  const end = archive.length - 22;
  expect(archive.toString("latin1", end, end + 4)).toBe("PK\x05\x06");
  const files = new Map<string, { method: number; content: Buffer }>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const [method, packed, nameLength] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
    ];
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const start = archive.readUInt32LE(at + 42) + 30 + nameLength;
    const body = archive.subarray(start, start + packed);
    files.set(name, { method, content: method === 0 ? body : inflateRawSync(body) });
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

const elements = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(elements)];
const made = () => epubFiles(html, (file) => Buffer.from(file), new Date("2026-01-02T03:04:05.678Z"));
const book = unzip(zip(made()));
const read = (name: string) => book.get(name)?.content.toString() ?? "";

test("the mimetype comes first and is stored uncompressed", () => {
  const archive = zip(made());
  expect(archive.toString("latin1", 30, 58)).toBe("mimetypeapplication/epub+zip");
  expect([...book.keys()].slice(0, 3)).toEqual(["mimetype", "META-INF/container.xml", "EPUB/package.opf"]);
  expect([...book.values()].map(({ method }) => method)).toEqual([0, ...Array(book.size - 1).fill(8)]);
  expect(zip(made()).equals(archive)).toBe(true);
});

test("all XML is well-formed, and the package lists every file of the book once with its properties", () => {
  for (const name of book.keys()) if (/\.(?:xml|opf|xhtml)$/.test(name)) strictXml(read(name));
  const about = elements(strictXml(read("EPUB/package.opf")));
  const items = about.filter(({ name }) => name === "item").map(({ attributes }) => attributes);
  expect(items.map(({ href }) => `EPUB/${href}`)).toEqual([...book.keys()].slice(3));
  expect(items.map((item) => [item["href"], item["media-type"], item["properties"]])).toEqual([
    ["nav.xhtml", "application/xhtml+xml", "nav"],
    ["n1.xhtml", "application/xhtml+xml", undefined],
    ["n2.xhtml", "application/xhtml+xml", "svg mathml"],
    ["style.css", "text/css", undefined],
    ["picture-1.png", "image/png", undefined],
  ]);
  const spine = about.filter(({ name }) => name === "itemref").map(({ attributes }) => attributes["idref"]);
  expect(spine).toEqual(items.slice(0, 3).map(({ id }) => id));
  const metadata = about.find(({ name }) => name === "metadata") as XmlElement;
  expect(metadata.children.map(({ text }) => text)).toEqual([
    page,
    "网络 & 协议",
    "zh-Hans",
    site.title,
    "2026-01-02T03:04:05Z",
  ]);
});

test("every link within the book resolves, and the others have full addresses", () => {
  const files = new Map(
    [...book.keys()].filter((name) => name.endsWith(".xhtml")).map((name) => [name, elements(strictXml(read(name)))]),
  );
  const found: string[] = [];
  for (const all of files.values()) {
    for (const { attributes } of all) {
      const address = attributes["href"] ?? attributes["src"];
      if (address === undefined) continue;
      found.push(address);
      if (/^https:/.test(address)) continue;
      const [file = "", hash] = address.split("#");
      expect(book.has(`EPUB/${file}`)).toBe(true);
      const ids = files.get(`EPUB/${file}`)?.map(({ attributes: { id } }) => id);
      if (hash !== undefined) expect(ids).toContain(decodeURIComponent(hash));
    }
  }
  expect(found.filter((address) => address !== "style.css")).toEqual([
    "n1.xhtml",
    "n2.xhtml",
    "n2.xhtml#n2-c%2B%2B",
    "n2.xhtml#n2",
    `${home}blog`,
    "picture-1.png",
    "picture-1.png",
    "https://b.example/y.png",
    "https://b.example/v",
  ]);
});

test("a note keeps its text, coloured drawings and pictures", () => {
  const [first, second] = [read("EPUB/n1.xhtml"), read("EPUB/n2.xhtml")];
  expect(textOf(all(strictXml(first), "head")[0] as XmlElement, "title")).toBe("第1篇　一 < 二");
  expect(first).toContain("if (a &lt; b)\n  c &amp;&amp; d");
  expect(first).toContain('<input type="checkbox" checked="" disabled=""/>');
  expect(first).toContain('<details open="">');
  expect(first).not.toContain("heading-anchor");
  expect(second).toContain('<picture><img src="picture-1.png" alt="图"/></picture>');
  expect(second).toContain('<svg viewBox="0 0 1 1" aria-labelledby="n2-t" xmlns="http://www.w3.org/2000/svg">');
  expect(second).toContain('<rect fill="#1a5a86" stroke-width="2"/>');
  expect(read("EPUB/picture-1.png")).toBe("static/图.png");
});

test("hostile articles make a book of well-formed files in which nothing runs", async () => {
  const notes: string[] = [];
  for (const [index, vector] of xssVectors.entries()) {
    const { html: text } = await render(`${vector}\n\n末尾\n`);
    notes.push(`<h2 id="n${index + 1}" class="area-note">${index + 1}</h2>${text}`);
  }
  const written = `<html><head><link rel="canonical" href="${page}"></head><body><main><h1>书</h1>${notes.join("")}</main></body></html>`;
  const files = epubFiles(written, (file) => Buffer.from(file), new Date(0));
  const texts = files.filter(({ name }) => /\/n\d+\.xhtml$/.test(name));
  expect(texts).toHaveLength(xssVectors.length);
  for (const { content } of texts) {
    for (const { name, attributes } of elements(strictXml(String(content)))) {
      expect(name).not.toMatch(/^(?:script|style|iframe|object|embed|base|meta|form)$/);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(attribute).not.toMatch(/^(?:on|style|srcdoc)/i);
        expect(`${attribute}=${value}`).not.toMatch(/^(?:xlink:)?(?:href|src)=\s*(?:javascript|data:text)/i);
      }
    }
  }
}, 120_000);
