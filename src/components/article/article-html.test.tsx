/** @jest-environment jsdom */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ArticleHtml } from "./article-html";

test("keeps the elements of an article when the page renders again with the same HTML", () => {
  const root = createRoot(document.body);
  const render = (html: string) => flushSync(() => root.render(<ArticleHtml html={html} />));
  render("<button>次数1</button>");
  const button = document.querySelector("button");
  render("<button>次数1</button>");
  expect(document.querySelector("button")).toBe(button);
  render("<button>次数2</button>");
  expect(document.querySelector("button")?.textContent).toBe("次数2");
});
