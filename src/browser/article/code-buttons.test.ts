/** @jest-environment jsdom */
import { commandsOf } from "./code-buttons";

const code = (html: string) => {
  document.body.innerHTML = `<pre><code>${html}</code></pre>`;
  return document.querySelector("code") as Element;
};
const prompt = (sign: string) => `<span class="prompt">${sign} </span>`;

test("copies the commands of a terminal session, without prompts and output", () => {
  const html = `${prompt("$")}make \\\n  all\ngcc -O2 a.c\n${prompt("$")}cat &lt;&lt;E\n${prompt("&gt;")}甲\n${prompt("&gt;")}E\n甲`;
  expect(commandsOf(code(html))).toBe("make \\\n  all\ncat <<E\n甲\nE");
});

test("finds no commands in other code", () => {
  expect(commandsOf(code("$ a"))).toBeNull();
});
