/** @jest-environment jsdom */
import { hangLines } from "./hang-lines";

const lines = () =>
  [...document.querySelectorAll<HTMLElement>(".line")].map((line) => [
    line.textContent,
    line.style.getPropertyValue("--hang"),
  ]);

test("indents a wrapped line below its own beginning, and leaves the code unchanged", () => {
  const code = 'def <span class="t-function">f</span>():\n\n    <span class="t-keyword">return</span> 1\n\tpass';
  document.body.innerHTML = `<pre><code>${code}</code></pre>`;
  const element = document.querySelector("code") as Element;
  const before = element.textContent;
  hangLines(element);
  hangLines(element);
  expect(element.textContent).toBe(before);
  expect(lines()).toEqual([
    ["def f():", "2ch"],
    ["    return 1", "6ch"],
    ["\tpass", "6ch"],
  ]);
});

test("keeps the element of a line that has one", () => {
  document.body.innerHTML = '<code>a\n<span class="line highlighted">  b</span>\nc</code>';
  hangLines(document.querySelector("code") as Element);
  expect(lines()).toEqual([
    ["a", "2ch"],
    ["  b", "4ch"],
    ["c", "2ch"],
  ]);
  expect(document.querySelector(".highlighted")?.textContent).toBe("  b");
});
