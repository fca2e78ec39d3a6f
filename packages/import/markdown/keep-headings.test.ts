import type { ImportedPage, Kind } from "../model";
import { Notes } from "../notes";
import { keepHeadings } from "./keep-headings";

function kept(frontMatter: string, body: string, isTitle: boolean, kind: Kind = "docs") {
  const page: ImportedPage = {
    kind,
    target: "docs/a.md",
    source: "a.md",
    frontMatter,
    fields: {},
    body,
    address: null,
  };
  const notes = new Notes();
  const [result] = keepHeadings([page], isTitle, notes);
  return { fields: result?.fields, body: result?.body, notes: notes.all.map(({ found }) => found) };
}

test("the visible heading becomes the page's title, and the old title stays in sidebars and tabs", () => {
  expect(kept("title: 安装", "# 怎样 `安装`\n\n文。\n", true)).toMatchObject({
    fields: { title: "怎样 安装", title_meta: "安装", sidebar_label: "安装" },
    notes: ["怎样 安装"],
  });
  expect(kept("title: 安装\nsidebar_label: 装", "# 怎样安装\n", true).fields).toMatchObject({ sidebar_label: "装" });
});

test("changes nothing if the heading equals the title, or if there is none", () => {
  expect(kept("title: 安装", "# 安装\n", true)).toEqual({ fields: {}, body: "# 安装\n", notes: [] });
  expect(kept("title: 安装", "文。\n\n## 别的\n", true)).toMatchObject({ fields: {}, notes: [] });
});

test("lowers the whole outline if there are level-1 headings besides the title", () => {
  const lowered = "文\n\n## 一\n\n### 甲\n\n## 二\n";
  expect(kept("title: 安装", "文\n\n# 一\n\n## 甲\n\n# 二\n", false).body).toBe(lowered);
  expect(kept("title: 安装", "# 安装\n\n# 一\n\n## 甲\n", true).body).toBe("# 安装\n\n## 一\n\n### 甲\n");
  expect(kept("title: 安装", "# 开头\n\n# 一\n", true, "blog").body).toBe("## 开头\n\n## 一\n");
});

test("lowers a heading below the title to level 2, and gives a single page no labels", () => {
  expect(kept("title: 安装", "# 一、`怎样`安装 #\n\n# 二\n", false)).toEqual({
    fields: {},
    body: "## 一、`怎样`安装\n\n## 二\n",
    notes: ["一、怎样安装"],
  });
  expect(kept("title: 安装", "准备\n===\n\n文\n", false).body).toBe("## 准备\n\n文\n");
  expect(kept("title: 安装", "# 怎样安装\n", true, "pages").fields).toEqual({ title: "怎样安装" });
});
