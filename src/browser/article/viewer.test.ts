/** @jest-environment jsdom */
import { addEnlargeButtons } from "./viewer";

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
    },
  });
  HTMLDialogElement.prototype.showModal = () => {};
});

const picture = (alt: string) => `<img src="a.png" alt="${alt}">`;
const drawing = (name: string) =>
  `<div class="diagram-scroll"><svg role="img" aria-label="${name}" viewBox="0 0 9 9"></svg></div>`;

test.each([
  ["the drawing's name, with its kind", drawing("进程的状态。状态图"), "进程的状态", "true"],
  ["the picture's alt text", picture("进程的状态"), "进程的状态", "true"],
  ["neither", picture("五个圆"), "进程的状态", null],
])("the viewer says the caption once: the caption is in %s", (_, content, caption, expected) => {
  document.body.innerHTML = `<figure>${content}<figcaption>${caption}</figcaption></figure>`;
  addEnlargeButtons(document);
  document.querySelector("button")?.click();
  const shown = document.querySelector(".viewer-caption");
  expect([shown?.textContent, shown?.getAttribute("aria-hidden")]).toEqual([caption, expected]);
});
