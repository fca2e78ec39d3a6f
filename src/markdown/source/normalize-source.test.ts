import { normalizeSource } from "./normalize-source";

test("the content of an mdx-code-block is text of the article, with the same lines", () => {
  const text = "a\n\n```mdx-code-block\n<Tabs>\n```\n\n````mdx-code-block\n```js\nx\n```\n````\nb";
  expect(normalizeSource(text, "mdx")).toBe("a\n\n\n<Tabs>\n\n\n\n```js\nx\n```\n\nb");
});

test("one that another fence shows stays as it is", () => {
  const text = "````md\n```mdx-code-block\n<X/>\n```\n````\n\n```js\n1\n```";
  expect(normalizeSource(text, "mdx")).toBe(text);
});

test("a drawing in one long line is read in a moment", () => {
  const drawing = `<svg><path d="${"M0 0L1 1".repeat(30_000)}"/></svg>\n`;
  const started = performance.now();
  expect(normalizeSource(drawing, "md")).toBe(drawing);
  // A rule that looks back to the start of the line at each character took minutes.
  expect(performance.now() - started).toBeLessThan(2_000);
});
