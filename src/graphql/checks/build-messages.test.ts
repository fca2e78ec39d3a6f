import { rmSync } from "node:fs";
import { FakeGatsby } from "../../gatsby/testing/fake-gatsby";
import { contentFolder } from "../../markdown/testing/render";

const mistakes = {
  "site.yml": "url: https://a.example",
  "docs/a.md": "---\ntitle: true\ntitel: 甲\n---\n\n正文\n",
  "docs/c.md": "---\ntitle: 己: 庚\n---\n\n正文\n",
  "docs/b.md": "---\ntitle: 乙\n---\n\n[丙](/docs/bb)\n\n[丁](./picture-book.md)\n\n:::tipp\n\n正文\n\n:::\n",
  "blog/no-date.md": "---\ntitle: 戊\n---\n\n正文\n",
};

test("a build reports what is wrong and what to write instead", async () => {
  const dir = contentFolder(mistakes);
  const { warn, panicOnBuild } = await FakeGatsby.load(dir);
  rmSync(dir, { recursive: true });
  expect(panicOnBuild.mock.calls.flat().join("\n")).toBe(`内容中有4处错误：
  blog/no-date.md date: 没有日期：front matter、文件名和git里都查不到这篇博文的写作日期
    → 把文件改名为2025-08-31-no-date.md，或写date: 2025-08-31
  docs/a.md:2 title: 写的是true，应为带引号的文本，如"2025"
    → title: "标题"
  docs/b.md:5: 链接到"/docs/bb"，本站没有这一页
    → 改为链接到文件：./name.mdx
  docs/c.md:2: YAML格式有误，在"title: 己: 庚"处：值里有冒号加空格时要加引号；也可能是下一行多了缩进
    → title: "己: 庚"`);
  expect(warn.mock.calls.flat().join("\n")).toBe(`内容中有4处警告：
  blog/no-date.md: 没有truncate标记，列表里会显示全文
    → 在列表要显示的部分之后写一行<!-- truncate -->
  docs/a.md:3 titel: 没有这个字段，已忽略
    → 是否想写title？
  docs/b.md:7: 链接到文件docs/picture-book.md，它不是页面；链接会显示为普通文字
    → 改正路径，它相对于这个文件
  docs/b.md:9: :::tipp不是已知的提示框（note、tip、info、warning、danger），内容显示时不带边框
    → 写:::tip`);
});
