import { renderToStaticMarkup } from "react-dom/server";
import { Phrases } from "./phrases";

/** Renders a title without the elements that keep parts of it on one line. */
const render = (title: string) =>
  renderToStaticMarkup(<Phrases>{title}</Phrases>).replace(/<span class="together">(.*?)<\/span>/g, "$1");

test("allows line breaks between words, and not inside them or before punctuation", () => {
  const html = render("RAG先测检索，再谈生成");
  expect(html).toContain("检索，再");
  expect(html).toContain("RAG先测检索");
  expect(html.replaceAll("<wbr/>", "")).toContain("RAG先测检索，再谈生成");
});

test("keeps a short term whole, and the punctuation of a long phrase with the character before it", () => {
  const kept = (text: string) => `<span class="together">${text}</span>`;
  const html = (title: string) => renderToStaticMarkup(<Phrases>{title}</Phrases>);
  expect(html("用UTF-8时")).toContain(`用${kept("UTF-8")}时`);
  expect(html("拿SQLite学数据库：查询")).toContain(`学数据${kept("库：")}`);
  expect(html("索引：并发")).not.toContain("together");
});

test("keeps a word of one character with its neighbours, and allows breaks between longer words", () => {
  const html = render("大模型动手做（三）：本机模型的内存管理");
  expect(html).toContain("大模型<wbr/>动手做（三）：");
  expect(html).toContain("内存<wbr/>管理");
  expect(html).not.toMatch(/大<wbr\/>|<wbr\/>[做的]/);
});
