import { cutText } from "./cut-text";

const paragraph = `<p>${"段".repeat(800)}</p>`;
const pageOf = (text: string) =>
  `<main><h1>题</h1><div class="prose">${text}</div><footer><div>尾</div></footer></main>`;

test("cuts a text between its blocks, and leaves its place in the page", () => {
  const blocks = Array.from({ length: 40 }, (_, at) => `${paragraph}\n<ul><li>${at}<br>行</li></ul>\n`);
  const { main, text } = cutText(pageOf(blocks.join("")));
  expect(main).toBe(pageOf(""));
  expect(text.join("")).toBe(blocks.join(""));
  expect(text.length).toBeGreaterThan(6);
  // The first pieces are small, so that they fill the window quickly.
  expect(Math.max(...text.slice(0, 4).map(({ length }) => length))).toBeLessThan(3_000);
  for (const piece of text) expect(piece.trim()).toMatch(/^<(?:p|ul)>.*<\/(?:p|ul)>$/s);
});

test.each([
  ["a block inside another", `<div>${paragraph.repeat(20)}</div>`],
  ["a start tag in an attribute", `<p title="a > <b>">${paragraph.repeat(20).replaceAll(/<\/?p>/g, "")}</p>`],
  ["a start tag in a style", `<svg><style>a::after{content:"<b>"}</style>${"<path></path>".repeat(500)}</svg>`],
  ["an empty element of React", `<p>${"<br/>字<wbr/>".repeat(900)}</p>`],
])("does not cut in %s", (_, block) => {
  expect(cutText(pageOf(`${block}${paragraph}`)).text).toEqual([block, paragraph]);
});

test.each(["<main><h1>题</h1></main>", '<main><div class="prose"><p>没有完</main>'])("leaves %s as it is", (main) => {
  expect(cutText(main)).toEqual({ main, text: [] });
});
