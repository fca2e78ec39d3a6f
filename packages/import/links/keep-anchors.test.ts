import type { ImportedPage } from "../model";
import { Notes } from "../notes";
import { type AnchorSlug, hexoAnchor, hugoAnchor, vitepressAnchor } from "./anchor-slugs";
import { keepAnchors } from "./keep-anchors";

function bodies(pages: Readonly<Record<string, string>>, slug: AnchorSlug) {
  const notes = new Notes();
  const all = Object.entries(pages).map(
    ([target, body]): ImportedPage => ({
      kind: "docs",
      target,
      source: target,
      frontMatter: "",
      fields: {},
      body,
      address: null,
    }),
  );
  const kept = keepAnchors(all, slug, notes);
  return { bodies: kept.map(({ body }) => body), notes: notes.all.map(({ found }) => found) };
}

test("keeps the ids of Hexo, and leaves headings alone whose id is the same here", () => {
  const pages = {
    "blog/a.md": "# 题\n\n## SHA-1\n\n## sha-1\n\n## 小结\n\n# Git Tag\n",
    "blog/b.md": '### `--load-path`，`-I` ###\n\n## 更新--"再见"\n',
  };
  expect(bodies(pages, hexoAnchor)).toEqual({
    bodies: [
      "# 题\n\n## SHA-1 {#SHA-1}\n\n## sha-1\n\n## 小结\n\n# Git Tag {#Git-Tag}\n",
      '### `--load-path`，`-I` {#load-path，-I} ###\n\n## 更新--"再见" {#更新–”再见”}\n',
    ],
    notes: ["2×", "2×"],
  });
});

test("keeps the ids of VitePress for repeated headings, for one that repeats the title, and for explicit ids", () => {
  const text = "# 2. 井\n\n## ⭐泵\n\n## 2. 井\n\n## 2. 井\n\n## 丙 {#mine}\n\n## Pump\n\n```md\n## ⭐泵\n```\n";
  expect(bodies({ "docs/a.md": text }, vitepressAnchor).bodies).toEqual([
    "# 2. 井\n\n## ⭐泵 {#⭐泵}\n\n## 2. 井 {#_2-井-1}\n\n## 2. 井 {#_2-井-2}\n\n## 丙 {#mine}\n\n## Pump\n\n```md\n## ⭐泵\n```\n",
  ]);
});

test("keeps the counter in an id if an earlier id becomes explicit", () => {
  const text = "## Git\n\n## git\n\n## git\n";
  expect(bodies({ "blog/a.md": text }, hexoAnchor).bodies).toEqual(["## Git {#Git}\n\n## git\n\n## git\n"]);
});

test("keeps the ids of Hugo, which are those of GitHub without marks", () => {
  const text = "## ⚙️ 设置、Setup\n\n## 🚀\n\n## 小结 1.2\n";
  expect(bodies({ "docs/a.md": text }, hugoAnchor).bodies).toEqual([
    "## ⚙️ 设置、Setup {#-设置setup}\n\n## 🚀 {#heading}\n\n## 小结 1.2\n",
  ]);
});
