/** @jest-environment jsdom */

import { appendProgressively } from "./append-progressively";
import { takeNodes } from "./parsed-text";

const frames: FrameRequestCallback[] = [];
const root = document.createElement("div");

beforeEach(() => {
  jest.useFakeTimers();
  frames.length = 0;
  root.replaceChildren();
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.cancelAnimationFrame = (handle) => void delete frames[handle - 1];
});

/** Lets frames be painted until none is asked for. */
function paint(): void {
  while (frames.length > 0) frames.shift()?.(0);
  jest.runAllTimers();
}

/** Shows HTML. */
function show(html: string, onComplete = () => {}) {
  return appendProgressively(root, takeNodes(html), onComplete);
}

const paragraphs = (count: number) => "<p>段落</p>\n".repeat(count);

test("of a long text the beginning is there at once, as much as the window shows, and the rest when that has been painted", () => {
  const onComplete = jest.fn();
  show(paragraphs(200), onComplete);
  const first = root.querySelectorAll("p").length;
  // A line of 28.8 px and 16 px between two of them are the least a paragraph takes; 200 px are above the text.
  expect(first * 44.8).toBeGreaterThan(window.innerHeight - 200);
  expect(first).toBeLessThan(20);
  expect(onComplete).not.toHaveBeenCalled();
  paint();
  expect(root.innerHTML).toBe(paragraphs(200));
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test("long paragraphs count by what their letters take at least, formulas for less, as their source is not seen", () => {
  const long = `<p>${"字".repeat(450)}</p>`;
  // 450 letters of 16 px are at least ten lines of 28.8 px, and the window shows 568 px of a text.
  show(long.repeat(20));
  expect(root.querySelectorAll("p")).toHaveLength(2);
  root.replaceChildren();
  show(long.replace("</p>", "<math></math></p>").repeat(20));
  expect(root.querySelectorAll("p").length).toBeGreaterThan(3);
});

test("a diagram counts by its own size, or by that of the column where it is wider", () => {
  show(`<figure><svg width="500" height="900"></svg></figure>${paragraphs(30)}`);
  expect(root.querySelectorAll("p").length).toBeLessThan(5);
  root.replaceChildren();
  show(`<figure><svg width="5000" height="900"></svg></figure>${paragraphs(30)}`);
  expect(root.querySelectorAll("p").length).toBeGreaterThan(8);
});

test("what is closed counts for one line, what is in lines for as many", () => {
  const lines = "代码\n".repeat(200);
  root.replaceChildren();
  show(`<details><summary>答案</summary><pre>${lines}</pre></details>${paragraphs(1)}`);
  expect(root.querySelectorAll("p")).toHaveLength(1);
  root.replaceChildren();
  show(`<figure><pre>${lines}</pre></figure>${paragraphs(1)}`);
  expect(root.querySelectorAll("p")).toHaveLength(0);
});

test("a text that is no longer wanted stays as it is", () => {
  const onComplete = jest.fn();
  const takeBack = show(paragraphs(200), onComplete);
  const first = root.innerHTML;
  takeBack();
  paint();
  expect(root.innerHTML).toBe(first);
  expect(onComplete).not.toHaveBeenCalled();
});
