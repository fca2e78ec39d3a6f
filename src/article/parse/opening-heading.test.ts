import { site } from "../../config/site";
import { openingHeading } from "./opening-heading";

const title = (body: string, file = "docs/a.md") => openingHeading({ file, body });
const both = (body: string) => [title(body), title(body, "docs/a.mdx")];

describe("a level-1 heading that opens the text is its title, however it is written", () => {
  test.each([
    ["# 标题", "标题"],
    ["\n\n标题\n====\n\n正文", "标题"],
    ["标题分成\n两行\n===", "标题分成两行"],
    ["   # 缩进的标题 #\n正文", "缩进的标题"],
    ["# known_hosts 详解", "known_hosts 详解"],
    ["# [链接](./a.md)与`code_x`", "链接与code_x"],
    ["# [甲][乙]\n\n正文\n\n[乙]: ./b.md", "甲"],
    ["[乙]: ./b.md\n\n# 标题", "标题"],
    ["# **“强调”**的~~旧~~标题 {#own-id}", "“强调”的旧标题"],
    ["# 用 $a_1$ 算", "用 a_1 算"],
    ["<!-- 注释\n\n# 不算 -->\n{/* 也是 */}\n# 标题", "标题"],
    ["# 含<kbd>键</kbd>", "含键"],
    ["<h1>\n  标题 <em>一</em>\n</h1>\n\n正文", "标题 一"],
  ])("%j", (body, expected) => expect(both(body)).toEqual([expected, expected]));

  test("imports and exports stand before it in MDX", () => {
    const body = 'import A from "./a.svg";\n\nexport const x = {\n\n  y: `\n# 不算\n`,\n};\n\n# 标题\n\n{x.y}';
    expect(title(body, "docs/a.mdx")).toBe("标题");
    expect(title("<h1>标题</h1>", "docs/a.mdx")).toBe("标题");
    expect(title("    # 缩进\n", "docs/a.mdx")).toBe("缩进");
  });

  test("a site that reads everything as MDX reads .md so", () => {
    const markdown = jest.replaceProperty(site, "markdown", { format: "mdx" });
    expect(title('import A from "./a.svg";\n\n# 标题')).toBe("标题");
    markdown.restore();
  });
});

test.each([
  "正文\n# 不算",
  "正文",
  "## 第二级\n\n# 第一级",
  "```sh\n# 注释\n```\n\n# 标题",
  "> # 引用",
  "#没有空格",
  "#",
  "<div>\n\n# 里面\n\n</div>",
  "",
])("%j opens with no title", (body) => expect(both(body)).toEqual([null, null]));

test("indented code is no heading in Markdown", () => expect(title("    # 注释\n")).toBeNull());

test("MDX that cannot be read has no title", () => expect(title("# 标题 {\n", "docs/a.mdx")).toBeNull());
