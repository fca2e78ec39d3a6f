/** @jest-environment jsdom */
import { prefetchForReaders, prefetchOnIntent } from "./prefetch-on-intent";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const hovering = jest.fn();
const connection = (value: object) => Object.defineProperty(navigator, "connection", { value, configurable: true });
const inner = () => document.querySelector("a span") as Element;

beforeAll(() => {
  document.body.innerHTML = '<a href="/docs/a"><span>甲</span></a> <a href="https://b.example/" id="other">乙</a>';
  window.___loader = {
    enqueue: jest.fn(() => ({ abort: jest.fn() })),
    hovering,
    loadPage: jest.fn(),
    loadAppData: jest.fn(),
  };
  prefetchOnIntent();
});

beforeEach(() => connection({ effectiveType: "4g" }));

it.each(["pointerenter", "touchstart", "focusin"])("%s on a link fetches its page", (type) => {
  inner().dispatchEvent(new Event(type));
  expect(hovering.mock.calls).toEqual([["/docs/a"]]);
});

it("links to other sites, and what is no link, fetch nothing", () => {
  document.getElementById("other")?.dispatchEvent(new Event("pointerenter"));
  document.body.dispatchEvent(new Event("pointerenter"));
  expect(hovering).not.toHaveBeenCalled();
});

it.each([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { saveData: true }])("%j fetches nothing", (value) => {
  connection(value);
  inner().dispatchEvent(new Event("pointerenter"));
  // Gatsby's own links call this.
  window.___loader?.hovering("/docs/a");
  expect(hovering).not.toHaveBeenCalled();
});

it("what links in sight would fetch waits until somebody moves on the page, and is dropped when they go out of it", () => {
  const abort = jest.fn();
  const enqueue = jest.fn((_path: string) => ({ abort }));
  const loader = { enqueue, hovering, loadPage: jest.fn(), loadAppData: jest.fn() };
  window.___loader = loader;
  prefetchForReaders();
  const inSight = loader.enqueue("/docs/a");
  loader.enqueue("/docs/b").abort();
  expect(enqueue).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("scroll"));
  loader.enqueue("/docs/c");
  expect(enqueue.mock.calls).toEqual([["/docs/a"], ["/docs/c"]]);
  inSight.abort();
  expect(abort).toHaveBeenCalledTimes(1);
});
