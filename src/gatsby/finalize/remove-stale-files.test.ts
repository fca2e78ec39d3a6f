import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../lib/node/files-below";
import { removeStaleFiles } from "./remove-stale-files";

const root = mkdtempSync(path.join(tmpdir(), "stale-"));
const publicDir = path.join(root, "public");
const staticDir = path.join(root, "static");

function write(file: string, content = ""): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const page of ["docs/六月", "docs/withdrawn", "docs/Linux"]) {
    write(`public/${page}/index.html`);
    write(`public/${page}/index.md`);
    write(`public/page-data/${page}/page-data.json`, `{"textFile":"/static/text/${page.length}.json"}`);
    write(`public/static/text/${page.length}.json`, '"正文"');
    write(`public/static/text/${page.length}.json.br`);
  }
  write("public/index.html");
  write("public/page-data/index/page-data.json");
  write("public/old/index.html", "leads to 六月");
});

const markdownCopies = ["/docs/六月", "/docs/Linux/"];
const remove = () =>
  removeStaleFiles({ publicDir, staticDirs: [staticDir], addresses: ["/", ...markdownCopies, "/old"], markdownCopies });

test("nothing is left of a page that no longer exists: neither page, data nor text, as HTML or as Markdown", () => {
  expect(remove()).toBe(4);
  const left = filesBelow(publicDir);
  expect(left.filter((file) => file.includes("withdrawn"))).toEqual([]);
  expect(left.filter((file) => file.endsWith(".json") && file.startsWith("static/text/"))).toEqual([
    "static/text/10.json",
    "static/text/7.json",
  ]);
});

test("pages, aliases and the front page stay, whether or not an address ends in a slash", () => {
  remove();
  expect(filesBelow(publicDir)).toEqual(
    expect.arrayContaining([
      "docs/Linux/index.md",
      "docs/六月/index.html",
      "index.html",
      "old/index.html",
      "page-data/index/page-data.json",
    ]),
  );
});

test("a text that has been changed leaves no older one behind", () => {
  write("public/static/text/0a1b.json", '"正文，还没改"');
  remove();
  expect(filesBelow(publicDir)).not.toContain("static/text/0a1b.json");
});

test("a file that no text links to any more is removed, and those that texts link to stay", () => {
  const link = '"<a href=\\"/notes/static/files/0a/%E8%AE%B2%E4%B9%89%201.pdf#page=2\\">讲义</a>"';
  write("public/static/text/7.json", link);
  for (const file of ["0a/讲义 1.pdf", "0b/讲义 1.pdf", "0c/x.svg", "0c/x.svg.br"])
    write(`public/static/files/${file}`);
  remove();
  const left = filesBelow(publicDir).filter((file) => file.startsWith("static/files/"));
  expect(left).toEqual(["static/files/0a/讲义 1.pdf"]);
});

test("where a list has replaced a text, the text's copy is removed", () => {
  write("public/old/index.md");
  remove();
  expect(filesBelow(publicDir)).not.toContain("old/index.md");
});

test("what an author put into static/ is never stale", () => {
  write("static/demo/index.html");
  write("public/demo/index.html");
  remove();
  expect(filesBelow(publicDir)).toContain("demo/index.html");
});

test("flat files of pages go, and those of others stay: pages are written in folders before they are flat", () => {
  for (const file of ["docs/withdrawn.html", "docs/六月.html", "demo.html", "_gatsby/slices/a.html"])
    write(`public/${file}`);
  write("static/demo.html");
  remove();
  const left = filesBelow(publicDir).filter((file) => file.endsWith(".html") && !file.endsWith("index.html"));
  expect(left.sort()).toEqual(["_gatsby/slices/a.html", "demo.html"]);
});
