import { unwrapMdxCodeBlocks } from "./normalize-source";

test("what stands in an mdx-code-block is text of the article, line for line", () => {
  const text = "a\n\n```mdx-code-block\n<Tabs>\n```\n\n````mdx-code-block\n```js\nx\n```\n````\nb";
  expect(unwrapMdxCodeBlocks(text)).toBe("a\n\n\n<Tabs>\n\n\n\n```js\nx\n```\n\nb");
});

test("one that another fence shows stays as it is", () => {
  const text = "````md\n```mdx-code-block\n<X/>\n```\n````\n\n```js\n1\n```";
  expect(unwrapMdxCodeBlocks(text)).toBe(text);
});
