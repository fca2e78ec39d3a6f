import { renderToStaticMarkup } from "react-dom/server";
import { Phrases } from "./phrases";

test("allows line breaks between words, and not inside them or before punctuation", () => {
  const html = renderToStaticMarkup(<Phrases>RAG先测检索，再谈生成</Phrases>);
  expect(html).toContain("检索，再");
  expect(html).toContain("RAG先测检索");
  expect(html.replaceAll("<wbr/>", "")).toContain("RAG先测检索，再谈生成");
});

test("keeps a word of one character with its neighbours, and allows breaks between longer words", () => {
  const html = renderToStaticMarkup(<Phrases>大模型动手做（三）：本机模型的内存管理</Phrases>);
  expect(html).toContain("大模型<wbr/>动手做（三）：");
  expect(html).toContain("内存<wbr/>管理");
  expect(html).not.toMatch(/大<wbr\/>|<wbr\/>[做的]/);
});
