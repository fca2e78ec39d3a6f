/** @jest-environment jsdom */
import { parseAhead, takeNodes } from "./parsed-text";

beforeEach(() => void jest.useFakeTimers());

const html = "<p>甲</p><p>乙</p>";
const texts = (nodes: DocumentFragment) => [...nodes.children].map((node) => node.textContent);

test("a text is parsed before it is wanted, and whoever takes it has it alone", () => {
  const parse = jest.spyOn(Element.prototype, "innerHTML", "set");
  parseAhead(html);
  expect(parse).not.toHaveBeenCalled();
  jest.runAllTimers();
  const nodes = takeNodes(html);
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
  nodes.replaceChildren();
  expect(texts(takeNodes(html))).toEqual(["甲", "乙"]);
});

test("another text than the one that was expected comes too", () => {
  parseAhead(html);
  jest.runAllTimers();
  expect(texts(takeNodes("<p>丙</p>"))).toEqual(["丙"]);
});
