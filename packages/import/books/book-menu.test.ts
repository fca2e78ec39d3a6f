import { readMenu } from "./book-menu";

test("a heading opens a part, and links outside a list belong to none", () => {
  const menu = readMenu(
    "# Summary\n\n[前言](preface.md)\n[简介](intro.md)\n\n# 第一部分\n\n- [甲](a.md)\n  - [乙](b.md#x)\n- 没有页面\n\n---\n\n[后记](after.md)\n",
  );
  expect(menu).toEqual([
    { text: "前言", target: "preface.md", items: [] },
    { text: "简介", target: "intro.md", items: [] },
    {
      text: "第一部分",
      items: [
        { text: "甲", target: "a.md", items: [{ text: "乙", target: "b.md#x", items: [] }] },
        { text: "没有页面", items: [] },
      ],
    },
    { text: "后记", target: "after.md", items: [] },
  ]);
});

test.each([
  ["# 烧窑手册", []],
  ["## 目录", []],
  ["## 第一章", ["第一章"]],
])("the first heading %s names the menu only if it is of level 1 or says so", (heading, parts) => {
  const menu = readMenu(`${heading}\n\n* [甲](a.md)\n`);
  expect(menu.filter(({ target }) => target === undefined).map(({ text }) => text)).toEqual(parts);
});

test("labels are plain words, and addresses are decoded", () => {
  expect(readMenu("* **[`甲` <b>乙</b>](%E7%94%B2%20a.md)**\n* [坏](%zz.md)\n")).toEqual([
    { text: "甲 乙", target: "甲 a.md", items: [] },
    { text: "坏", target: "%zz.md", items: [] },
  ]);
});
