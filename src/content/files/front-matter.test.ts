import { parseYaml } from "../../config/read-file";
import { messages } from "../testing/content-file";
import { parseFrontMatter } from "./read-markdown";

test("front matter and body are split and lines are counted", () => {
  const { data, body, bodyLine, lineOf } = parseFrontMatter("---\ntitle: 标题\ndate: 2021-07-30\n---\n正文\n", "a.mdx");
  expect(data).toEqual({ title: "标题", date: "2021-07-30" });
  expect([body, bodyLine, lineOf("date"), lineOf("slug")]).toEqual(["正文\n", 4, 3, undefined]);
});

test("empty front matter ends at its own fence and does not swallow text", () => {
  const { data, body, bodyLine, diagnostics } = parseFrontMatter("---\n---\n正文\n\n---\n再来\n", "a.md");
  expect({ data, body, bodyLine, diagnostics }).toEqual({
    data: {},
    body: "正文\n\n---\n再来\n",
    bodyLine: 2,
    diagnostics: [],
  });
  expect(parseFrontMatter("---\n\n---\n正文", "a.md")).toMatchObject({ data: {}, body: "正文", bodyLine: 3 });
});

test("without front matter the whole file is body, even if it has a rule", () => {
  expect(parseFrontMatter("正文\n\n---\n\n再来", "a.md")).toMatchObject({ data: {}, bodyLine: 0, diagnostics: [] });
});

test("YAML格式有误 names the line, shows it, and says how to quote it", () => {
  const { diagnostics } = parseFrontMatter('---\ntitle: 标题\ndescription: 他说: "好": 吗\n---\n', "docs/a.mdx");
  expect(messages(diagnostics)[0]).toContain("docs/a.mdx:3: YAML格式有误");
  expect(messages(diagnostics)[0]).toContain("→ description: ");
});

test("unclosed front matter is an error, not text", () => {
  expect(messages(parseFrontMatter("---\ntitle: 标题\n\n正文", "docs/a.mdx").diagnostics)).toEqual([
    "error: docs/a.mdx:1: front matter以---开始，但没有结束\n    → 在最后一个字段之后写一行---",
  ]);
});

test("front matter without its first line is an error, and other text is not", () => {
  const first = (text: string) => messages(parseFrontMatter(text, "docs/a.md").diagnostics)[0];
  expect(first("title: 标题\ntags:\n  - 甲\ndate: 2020-01-01\n---\n正文\n")).toContain("开头没有---");
  expect(first("注意：甲\n\n---\n正文\n")).toBeUndefined();
  expect(first("title: 这是第一段。\n\n正文\n\n---\n")).toBeUndefined();
});

test("front matter must not be a list", () => {
  expect(messages(parseFrontMatter("---\n- 一\n---\n", "a.mdx").diagnostics)[0]).toContain(
    "front matter是列表，应为字段",
  );
});

test("__proto__ as a key is data like any other", () => {
  const { data } = parseFrontMatter("---\n__proto__: { polluted: true }\ntitle: 标题\n---\n", "a.mdx");
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.hasOwn(data, "__proto__")).toBe(true);
});

test("list items have line numbers", () => {
  const { lineOf } = parseYaml("a:\n  items:\n    - x\n    - y\n", "sidebars.yml");
  expect([lineOf("a.items.0"), lineOf("a.items.1")]).toEqual([3, 4]);
});

test("malformed front matter keeps the values of its other lines", () => {
  const rest = (lines: string) => parseFrontMatter(`---\n${lines}\n---\n正文`, "docs/a.md");
  expect(rest("title: 甲: 乙\nslug: c").data).toEqual({ slug: "c" });
  expect(rest("title: 甲\nsidebar_position: [1").data).toEqual({ title: "甲" });
  expect(rest("title: 甲: 乙\nslug: c").body).toBe("正文");
  expect(rest('"').data).toEqual({});
});
