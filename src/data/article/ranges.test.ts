import { render } from "./testing";

test("ranges are kept together, in text only", async () => {
  const { html, sections, markdown } = await render("端口1024～49151是\n登记的，U+0～7F、甲～乙。`1～2` ～");
  expect(html).toBe(
    '<p>端口<span class="range">1024～49151</span>是登记的，<span class="range">U+0～7F</span>、' +
      '<span class="range">甲～</span>乙。<code>1～2</code> ～</p>',
  );
  expect(sections[0]?.text).toBe("端口1024～49151是登记的，U+0～7F、甲～乙。1～2 ～");
  expect(markdown).toBe("端口1024～49151是登记的，U+0～7F、甲～乙。`1～2` ～");
});

test("a heading with a range keeps its id", async () => {
  const { headings } = await render("## 第1～3章 {#some}\n\n## 第4～6章\n");
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ["some", "第1～3章"],
    ["第46章", "第4～6章"],
  ]);
});
