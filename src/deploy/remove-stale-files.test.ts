import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeChanged } from "../lib/node/files";
import { removeStaleFiles } from "./remove-stale-files";

test("removes feeds of earlier tags, areas and formats, and keeps an author's own files", () => {
  const root = mkdtempSync(path.join(tmpdir(), "stale-"));
  const [publicDir, own] = [path.join(root, "public"), path.join(root, "static")];
  const stale = ["blog/rss.xml", "blog/tags/gone/atom.xml", "docs/gone/atom.xml", "old-blog/feed.json"];
  const kept = [
    "blog/atom.xml",
    "blog/tags/网络/atom.xml",
    "docs/guide/atom.xml",
    "planet/atom.xml",
    "static/files/1/atom.xml",
  ];
  for (const file of [...stale, ...kept]) writeChanged(path.join(publicDir, file), "feed");
  writeChanged(path.join(own, "planet/atom.xml"), "feed");
  writeChanged(path.join(publicDir, "docs/index.html"), '<a href="/static/files/1/atom.xml">');
  const feeds = ["/blog/atom.xml", "/blog/tags/网络/atom.xml", "/docs/guide/atom.xml"];
  // A tag without a feed may still have a page.
  const addresses = ["/docs", "/blog/tags/gone", ...feeds];
  removeStaleFiles({ publicDir, staticDirs: [own], addresses, markdownCopies: [], contentDigests: new Set() });
  expect([...stale, ...kept].filter((file) => existsSync(path.join(publicDir, file)))).toEqual(kept);
});

test("removes the Markdown copy of a page that has none any more, and keeps the page", () => {
  const publicDir = mkdtempSync(path.join(tmpdir(), "stale-"));
  const files = ["docs/a/index.html", "docs/a/index.md", "docs/b/index.html", "docs/b/index.md"];
  for (const file of files) writeChanged(path.join(publicDir, file), "");
  const addresses = ["/docs/a", "/docs/b"];
  removeStaleFiles({
    publicDir,
    staticDirs: [],
    addresses,
    markdownCopies: ["/docs/b"],
    contentDigests: new Set(),
  });
  expect(files.filter((file) => !existsSync(path.join(publicDir, file)))).toEqual(["docs/a/index.md"]);
});

test("removes what was made of a picture that has been deleted or replaced", () => {
  const publicDir = mkdtempSync(path.join(tmpdir(), "stale-"));
  const [now, before] = ["0".repeat(32), "1".repeat(32)];
  const files = [`static/${now}/e78b1/a.webp`, `static/${before}/e78b1/a.webp`, "static/font.woff2"];
  for (const file of files) writeChanged(path.join(publicDir, file), "");
  removeStaleFiles({ publicDir, staticDirs: [], addresses: [], markdownCopies: [], contentDigests: new Set([now]) });
  expect(files.filter((file) => !existsSync(path.join(publicDir, file)))).toEqual([files[1]]);
});
