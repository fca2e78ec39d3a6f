/** @jest-environment jsdom */
import { textEvent } from "../platform/page-event";
import { appendProgressively } from "./show-page";

const frames: FrameRequestCallback[] = [];
const idle: IdleRequestCallback[] = [];
const root = document.createElement("div");
const complete = jest.fn();
root.addEventListener(textEvent, complete);

function textOf(count: number): DocumentFragment {
  const text = document.createDocumentFragment();
  for (let number = 0; number < count; number += 1)
    text.append(Object.assign(document.createElement("p"), { textContent: "段" }));
  return text;
}

beforeEach(() => {
  root.replaceChildren();
  frames.length = 0;
  idle.length = 0;
  window.innerHeight = 880;
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  window.requestIdleCallback = (callback) => idle.push(callback);
  window.cancelIdleCallback = () => {};
  jest.useFakeTimers({ doNotFake: ["requestAnimationFrame", "requestIdleCallback"] });
});
afterEach(() => jest.useRealTimers());

function paint(): void {
  for (const frame of frames.splice(0)) frame(0);
  jest.runAllTimers();
}

test("adds what fills the window at once, and the rest in slices of idle time after the first paint", () => {
  appendProgressively(root, textOf(100));
  const first = root.childElementCount;
  expect(first).toBeGreaterThanOrEqual(880 / 44);
  expect(first).toBeLessThan(100);
  paint();
  paint();
  expect(root.childElementCount).toBe(first + 20);
  expect(complete).not.toHaveBeenCalled();
  while (idle.length > 0) idle.shift()?.({} as IdleDeadline);
  expect(root.childElementCount).toBe(100);
  expect(complete).toHaveBeenCalledTimes(1);
});

test("adds everything before printing", () => {
  appendProgressively(root, textOf(100));
  window.dispatchEvent(new Event("beforeprint"));
  expect(root.childElementCount).toBe(100);
});
