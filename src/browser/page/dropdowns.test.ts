/** @jest-environment jsdom */
import { watchDropdowns } from "./dropdowns";

const menu = () => document.querySelector("details") as HTMLDetailsElement;

beforeAll(() => {
  document.body.innerHTML = '<details name="menu"><summary>记录</summary><a href="/blog">博客</a></details><p>文</p>';
  watchDropdowns();
});

test.each(["mousedown", "touchstart", "focusin"])("closes an open menu on %s outside it, and not inside", (type) => {
  menu().open = true;
  menu()
    .querySelector("a")
    ?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(menu().open).toBe(true);
  document.querySelector("p")?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(menu().open).toBe(false);
});
