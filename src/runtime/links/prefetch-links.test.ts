/** @jest-environment jsdom */
import { prefetchLinks, watchLinks } from "./prefetch-links";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const loadPage = jest.fn();
const abort = jest.fn();
const enqueue = jest.fn((_path: string) => ({ abort }));
const connection = (value: object) => Object.defineProperty(navigator, "connection", { value, configurable: true });
const inner = () => document.querySelector("a span") as Element;

const act = (element: Element | null, type: string) => element?.dispatchEvent(new Event(type, { bubbles: true }));

const watched = new Set<Element>();
let tell: (entries: object[]) => void = () => {};
const sight = (isIntersecting: boolean) => tell([{ isIntersecting, target: document.querySelector("a") }]);

beforeAll(() => {
  document.body.innerHTML = '<a href="/docs/a"><span>甲</span></a> <a href="https://b.example/" id="other">乙</a>';
  window.___loader = { enqueue, loadPage, loadPageSync: jest.fn() };
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(element: Element) {
      watched.add(element);
    }
  } as unknown as typeof IntersectionObserver;
  prefetchLinks();
});

beforeEach(() => connection({ effectiveType: "4g" }));

it("what links in sight lead to waits until somebody moves on the page", () => {
  watchLinks();
  expect(watched.size).toBe(0);
  window.dispatchEvent(new Event("scroll"));
  expect(watched.size).toBe(2);
});

it("links in sight fetch their pages, and take it back when they go out of it", () => {
  sight(true);
  expect(enqueue.mock.calls).toEqual([["/docs/a"]]);
  sight(false);
  expect(abort).toHaveBeenCalledTimes(1);
});

it.each(["touchstart", "focusin"])("%s on a link fetches its page", (type) => {
  act(inner(), type);
  expect(loadPage.mock.calls).toEqual([["/docs/a"]]);
});

it("a pointer that rests on a link fetches its page, one that crosses it does not", () => {
  jest.useFakeTimers();
  act(inner(), "pointerover");
  jest.advanceTimersByTime(40);
  act(document.body, "pointerover");
  jest.advanceTimersByTime(1000);
  expect(loadPage).not.toHaveBeenCalled();
  act(inner(), "pointerover");
  act(inner().parentElement, "pointerover");
  jest.advanceTimersByTime(65);
  expect(loadPage.mock.calls).toEqual([["/docs/a"]]);
  jest.useRealTimers();
});

it("links to other sites, and what is no link, fetch nothing", () => {
  act(document.getElementById("other"), "focusin");
  act(document.body, "focusin");
  expect(loadPage).not.toHaveBeenCalled();
});

it.each([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { saveData: true }])("%j fetches nothing", (value) => {
  connection(value);
  act(inner(), "focusin");
  sight(true);
  expect([...loadPage.mock.calls, ...enqueue.mock.calls]).toEqual([]);
});
