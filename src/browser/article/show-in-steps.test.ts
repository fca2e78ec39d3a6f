/** @jest-environment jsdom */
import { showInSteps } from "./show-in-steps";

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

const paragraphs = (count: number) => "<p>段落</p>\n".repeat(count);

test("of a long text the beginning is there at once, more than the window shows, and the rest when that has been painted", () => {
  const onComplete = jest.fn();
  showInSteps(root, paragraphs(200), onComplete);
  const first = root.querySelectorAll("p").length;
  // A line of 22 px and 12 px between two of them are the least a paragraph takes.
  expect(first * 34).toBeGreaterThan(window.innerHeight);
  expect(first).toBeLessThan(60);
  expect(onComplete).not.toHaveBeenCalled();
  paint();
  expect(root.innerHTML).toBe(paragraphs(200));
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test("what is closed counts for one line, what is in lines for as many", () => {
  const lines = '<span class="line">代码</span>'.repeat(200);
  showInSteps(root, `<details><summary>答案</summary>${lines}</details>${paragraphs(1)}`, () => {});
  expect(root.querySelectorAll("p")).toHaveLength(1);
  showInSteps(root, `<pre>${lines}</pre>${paragraphs(1)}`, () => {});
  expect(root.querySelectorAll("p")).toHaveLength(0);
});

test("a text that is no longer wanted stays as it is", () => {
  const onComplete = jest.fn();
  const takeBack = showInSteps(root, paragraphs(200), onComplete);
  const first = root.innerHTML;
  takeBack();
  paint();
  expect(root.innerHTML).toBe(first);
  expect(onComplete).not.toHaveBeenCalled();
});
