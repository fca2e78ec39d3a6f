import { printed, render } from "./testing/render";
import { countText, excerptOf } from "./text/collect-text";

describe.each(["md", "mdx"] as const)("truncate in %s", (format) => {
  test.each(["{/* truncate */}", "<!-- truncate -->", "<!--truncate-->"])("%s cuts the preview", async (marker) => {
    const { html, previewHtml, diagnostics } = await render(
      `## 标题\n\n段[^1] [内](#标题)\n\n${marker}\n\n后 **粗**\n\n[^1]: 注\n`,
      format,
    );
    expect(previewHtml).toBe("<h2>标题</h2>\n<p>段 内</p>");
    expect(html).toContain("<p>后 <strong>粗</strong></p>");
    expect(html).not.toMatch(/truncate|wbr|<!--/);
    expect(diagnostics).toEqual([]);
  });

  test("a marker right below a paragraph", async () => {
    expect((await render("一\n{/* truncate */}\n\n二", format)).previewHtml).toBe("<p>一</p>");
  });
});

test.each(["md", "mdx"] as const)(
  "the questions of a section are in a comment below its heading in %s",
  async (format) => {
    const questions = (text: string) =>
      format === "md" ? `<!-- questions: ${text} -->` : `{/* questions: ${text} */}`;
    const article = await render(
      `段\n\n## 甲 {#a}\n\n${questions('钱用小数存行吗；a < b && "c"\n  少一分')}\n\n正文\n\n### 乙\n${questions("乙呢; 丙呢")}\n下一行\n`,
      format,
    );
    expect(article.sections.map(({ questions }) => questions)).toEqual([
      [],
      ["钱用小数存行吗", 'a < b && "c"', "少一分"],
      ["乙呢", "丙呢"],
    ]);
    expect(article.html).not.toMatch(/questions|wbr|<!--|小数/);
    expect(article.markdown).not.toMatch(/questions|小数/);
    expect(article.diagnostics).toEqual([]);
  },
);

test.each(["md", "mdx"] as const)("reports questions without a heading above them in %s", async (format) => {
  const article = await render("## 甲\n\n段\n\n{/* questions: 甲呢 */}\n", format);
  expect(article.html).not.toContain("甲呢");
  expect(printed(article)).toEqual([expect.stringMatching(/^warning docs\/a\.mdx?:8: questions不在标题下面/)]);
});

test("without a marker there is no preview; a marker in code is code", async () => {
  expect((await render("`<!-- truncate -->`\n\n```text\n{/* truncate */}\n```\n\n后")).previewHtml).toBeNull();
});

test("comments of both kinds go, lines stay", async () => {
  const article = await render("<!-- 一\n二 -->\n\n{/* 三\n四 */}\n\n段 <!-- 五 -->尾\n\n:::nope\n内\n:::");
  expect(article.html).toBe("<p>段 尾</p>\n<div><p>内</p></div>");
  expect(printed(article)[0]).toMatch(/^warning docs\/a\.md:12:/);
});

test("sections, excerpt, counts and ids", async () => {
  const article = await render(
    "首段说$x^2$。\n第二行TCP。\n\n## 甲\n\n- 一\n- 二\n\n### 乙\n\n| 名 | 值 |\n|--|--|\n| a | 中 |\n\n```js\nlet code = 1;\n```\n\n```dot\ndigraph{a}\n```\n\n## 丙\n",
  );
  const { sections, excerpt, counts, ids } = article;
  expect({ sections, excerpt, counts, ids }).toMatchInlineSnapshot(`
{
  "counts": {
    "han": 14,
    "words": 4,
  },
  "excerpt": "首段说x^2。第二行TCP。",
  "ids": [
    "甲",
    "乙",
    "丙",
  ],
  "sections": [
    {
      "id": null,
      "questions": [],
      "text": "首段说x^2。第二行TCP。",
      "titles": [],
    },
    {
      "id": "甲",
      "questions": [],
      "text": "一
二",
      "titles": [
        "甲",
      ],
    },
    {
      "id": "乙",
      "questions": [],
      "text": "名
值
a
中
let code = 1;
a",
      "titles": [
        "甲",
        "乙",
      ],
    },
    {
      "id": "丙",
      "questions": [],
      "text": "",
      "titles": [
        "丙",
      ],
    },
  ],
}
`);
});

test("an excerpt ends with a sentence, or with an ellipsis", () => {
  expect(excerptOf("短。")).toBe("短。");
  expect(excerptOf(`${"字".repeat(99)}。${"字".repeat(99)}`)).toBe(`${"字".repeat(99)}。`);
  expect(excerptOf("字".repeat(200))).toBe(`${"字".repeat(159)}…`);
  expect([...excerptOf("😀".repeat(200))]).toHaveLength(160);
});

test("Han characters and words are counted apart", () => {
  expect(countText("用TCP传3次，don't stop v1.2")).toEqual({ han: 3, words: 5 });
});

test("a large file is rendered", async () => {
  const unit = `## 标题\n\n${"操作系统把内存分成页，".repeat(60)}\n\n`;
  const { headings, diagnostics } = await render(unit.repeat(300), "mdx");
  expect(headings).toHaveLength(300);
  expect(diagnostics).toEqual([]);
});
