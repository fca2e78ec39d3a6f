import { formatOf } from "../article-store";
import { render } from "../testing/render";

const title = async (body: string, file = "docs/a.md") => (await render(body, formatOf(file, "detect"))).title;
const both = (body: string) => Promise.all([title(body), title(body, "docs/a.mdx")]);

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
    ["```sh\n# 注释\n```\n\n# 标题", "标题"],
    ['<div align="center">\n\n# 里面\n\n> 一句话\n\n</div>', "里面"],
    ["[English](https://a.example)\n\n![徽章](https://a.example/b.svg)\n\n# 标题", "标题"],
  ])("%j", async (body, expected) => expect(await both(body)).toEqual([expected, expected]));

  test("imports and exports come before it in MDX", async () => {
    const body = 'import Tabs from "@theme/Tabs";\n\nexport const x = {\n\n  y: `\n# 不算\n`,\n};\n\n# 标题\n\n{x.y}';
    expect(await title(body, "docs/a.mdx")).toBe("标题");
    expect(await title("<h1>标题</h1>", "docs/a.mdx")).toBe("标题");
    expect(await title("    # 缩进\n", "docs/a.mdx")).toBe("缩进");
  });

  test("a site that reads everything as MDX reads .md so", async () => {
    const { title } = await render('import A from "@theme/Tabs";\n\n# 标题', formatOf("docs/a.md", "mdx"));
    expect(title).toBe("标题");
  });
});

test.each(["正文\n# 不算", "正文", "## 第二级\n\n# 第一级", "> # 引用", "#没有空格", "#", "> 文\n\n# 标题", ""])(
  "%j opens with no title",
  async (body) => expect(await both(body)).toEqual([null, null]),
);

test("indented code is not a heading in Markdown", async () => expect(await title("    # 注释\n")).toBeNull());

test("MDX that cannot be read has no title", async () => expect(await title("# 标题 {\n", "docs/a.mdx")).toBeNull());
