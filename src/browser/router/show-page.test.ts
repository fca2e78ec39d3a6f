/** @jest-environment jsdom */
import { textEvent } from "../platform/page-event";
import { appendProgressively, showAgain, shownPage } from "./show-page";

const frames: FrameRequestCallback[] = [];
const idle: IdleRequestCallback[] = [];
const root = document.createElement("div");
const complete = jest.fn();
root.addEventListener(textEvent, complete);

/** Returns the pieces of an article, each with one paragraph. */
const piecesOf = (count: number) => Array.from({ length: count }, () => "<p>段</p>");

beforeEach(() => {
  root.replaceChildren();
  complete.mockClear();
  frames.length = 0;
  idle.length = 0;
  window.innerHeight = 880;
  jest.spyOn(root, "offsetHeight", "get").mockImplementation(() => 100 * root.childElementCount);
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

test("adds what fills the window at once, and the rest in idle time after the first paint", () => {
  appendProgressively(root, piecesOf(20));
  expect(root.childElementCount).toBe(9);
  paint();
  paint();
  expect(root.childElementCount).toBe(10);
  expect(complete).not.toHaveBeenCalled();
  while (idle.length > 0) idle.shift()?.({} as IdleDeadline);
  expect(root.childElementCount).toBe(20);
  expect(complete).toHaveBeenCalledTimes(1);
});

test("adds everything before printing, and before others prepare the page for print", () => {
  let prepared = 0;
  const prepare = () => {
    prepared = root.childElementCount;
  };
  window.addEventListener("beforeprint", prepare, { once: true });
  appendProgressively(root, piecesOf(20));
  window.dispatchEvent(new Event("beforeprint"));
  expect(prepared).toBe(20);
  expect(complete).toHaveBeenCalledTimes(1);
});

test("adds everything before the browser follows a link to a place on the page", () => {
  document.body.innerHTML = '<a href="#end">末</a><a href="/b">乙</a>';
  appendProgressively(root, piecesOf(20));
  document.querySelectorAll("a")[1]?.click();
  expect(root.childElementCount).toBe(9);
  document.querySelector("a")?.click();
  expect(root.childElementCount).toBe(20);
});

test("a sidebar is at the place where the reader left it, also where engines forget it", () => {
  document.body.innerHTML =
    '<main></main><div data-site-sidebar-place><nav data-site-sidebar="a" data-site-sidebar-file="a.html"></nav></div>';
  const page = shownPage();
  const sidebar = page.sidebar as HTMLElement;
  sidebar.scrollTop = 120;
  showAgain({ ...page, main: document.createElement("main"), sidebar: null });
  expect(sidebar.isConnected).toBe(false);
  sidebar.scrollTop = 0;
  showAgain(page);
  expect([sidebar.isConnected, sidebar.scrollTop]).toEqual([true, 120]);
});
