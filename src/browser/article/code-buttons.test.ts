/** @jest-environment jsdom */
import { addCopyButtons, commandsOf } from "./code-buttons";

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

test("copies only the commands if the Clipboard API is missing", async () => {
  document.body.innerHTML = `<figure class="code"><div class="code-bar"></div><pre><code>${prompt("$")}ls\na.c</code></pre></figure>`;
  const setData = jest.fn();
  document.execCommand = () => {
    const event = Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData: { setData } });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  addCopyButtons(document);
  document.querySelector<HTMLElement>(".code-copy")?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(setData.mock.calls).toEqual([["text/plain", "ls"]]);
  document.dispatchEvent(Object.assign(new Event("copy"), { clipboardData: { setData } }));
  expect(setData).toHaveBeenCalledTimes(1);
});

test("names its button with the title of the code", () => {
  document.body.innerHTML = [
    '<figure class="code"><figcaption class="code-title">a.c</figcaption><div class="code-bar"></div><pre><code>甲</code></pre></figure>',
    '<figure class="code"><div class="code-bar"></div><pre><code>乙</code></pre></figure>',
  ].join("");
  addCopyButtons(document);
  const names = [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(["复制代码到剪贴板：a.c", "复制代码到剪贴板"]);
});
