import { renderToStaticMarkup } from "react-dom/server";
import { Phrases } from "./phrases";

test("allows line breaks between words, and not inside them or before punctuation", () => {
  const html = renderToStaticMarkup(<Phrases>RAG先测检索，再谈生成</Phrases>);
  expect(html).toContain("检索，再");
  expect(html).toContain("RAG先<wbr/>测");
  expect(html.replaceAll("<wbr/>", "")).toContain("RAG先测检索，再谈生成");
});
