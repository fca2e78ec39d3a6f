import type { ImportedPage } from "../model";
import { Notes } from "../notes";
import { keepHeadings } from "./keep-headings";

function kept(frontMatter: string, body: string, isShown: boolean) {
  const page: ImportedPage = {
    kind: "docs",
    target: "docs/a.md",
    source: "a.md",
    frontMatter,
    fields: {},
    body,
    address: null,
  };
  const notes = new Notes();
  const [result] = keepHeadings([page], isShown, notes);
  return { fields: result?.fields, notes: notes.all.map(({ found }) => found) };
}

test("the heading that readers saw is the page's title, and the title stays in sidebars and tabs", () => {
  expect(kept("title: 安装", "# 怎样 `安装`\n\n文。\n", true)).toEqual({
    fields: { title: "怎样 安装", title_meta: "安装", sidebar_label: "安装" },
    notes: ["怎样 安装"],
  });
  expect(kept("title: 安装\nsidebar_label: 装", "# 怎样安装\n", true).fields).toMatchObject({ sidebar_label: "装" });
});

test("the same heading, none, and one below other text change nothing; a generator that shows titles only has a note", () => {
  expect(kept("title: 安装", "# 安装\n", true)).toEqual({ fields: {}, notes: [] });
  expect(kept("title: 安装", "文。\n\n# 别的\n", true)).toEqual({ fields: {}, notes: [] });
  expect(kept("title: 安装", "# 怎样安装\n", false)).toEqual({ fields: {}, notes: ["怎样安装"] });
});
