import type { ImportedPage } from "../model";
import { Notes } from "../notes";
import { type AnchorSlug, hexoAnchor, vitepressAnchor } from "./anchor-slugs";
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

test("headings keep the ids of Hexo that links lead to, and no other", () => {
  const text = "[甲](#SHA-1) [乙](./b.md#load-path，-I)\n\n## SHA-1\n\n## Git Tag\n";
  expect(bodies({ "docs/a.md": text, "docs/b.md": "### `--load-path`，`-I` ###\n" }, hexoAnchor)).toEqual({
    bodies: [text.replace("## SHA-1", "## SHA-1 {#SHA-1}"), "### `--load-path`，`-I` {#load-path，-I} ###\n"],
    notes: ["#SHA-1", "#load-path，-I"],
  });
});

test("ids of VitePress, encoded links, repeated headings, ids that authors chose and that are the same here", () => {
  const text =
    "[甲](#%E2%AD%90%E6%B3%B5) [乙](#_2-%E4%BA%95-1) [丙](#mine) [丁](#pump) [戊](#nowhere)\n\n" +
    "## ⭐泵\n\n## 2. 井\n\n## 2. 井\n\n## 丙 {#mine}\n\n## Pump\n\n```md\n## ⭐泵\n```\n";
  expect(bodies({ "docs/a.md": text }, vitepressAnchor).bodies).toEqual([
    text.replace("## ⭐泵\n", "## ⭐泵 {#⭐泵}\n").replace("井\n\n## 丙", "井 {#_2-井-1}\n\n## 丙"),
  ]);
});
