/** @jest-environment jsdom */
import { prefetchLinks } from "./prefetch-links";

const prefetch = jest.fn((_path: string) => Promise.resolve());
jest.mock("gatsby", () => ({
  navigate: () => {},
  prefetchPathname: (path: string) => prefetch(path),
  withPrefix: (path: string) => path,
}));
const connection = (value: object) => Object.defineProperty(navigator, "connection", { value, configurable: true });
const inner = () => document.querySelector("a span") as Element;
const watched = new Set<Element>();
let tell: (entries: object[]) => void = () => {};
const sight = (isIntersecting: boolean) => tell([{ isIntersecting, target: document.querySelector("main a") }]);

/** Simulates a pointer move. The distance is zero if the page moved under the pointer. */
function move(element: Element | null, distance = 3): void {
  const event = new Event("pointermove", { bubbles: true });
  element?.dispatchEvent(Object.assign(event, { movementX: distance, movementY: 0, pointerType: "mouse" }));
}

beforeAll(() => {
  document.body.innerHTML =
    '<nav><a href="/docs/n">导航</a></nav><main><p><a href="/docs/a"><span>甲</span></a> <a href="https://b.example/" id="other">乙</a></p></main>';
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(element: Element) {
      watched.add(element);
    }
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
  prefetchLinks();
});

beforeEach(() => {
  jest.useFakeTimers();
  connection({ effectiveType: "4g" });
});
afterEach(() => jest.useRealTimers());

it("waits for the first sign of a reader before it observes links, and ignores those of the navigation", () => {
  // The page moved under a pointer at rest.
  move(document.body, 0);
  expect(watched.size).toBe(0);
  window.dispatchEvent(new Event("scroll"));
  expect([...watched].map((link) => link.textContent)).toEqual(["甲", "乙"]);
});

it("prefetches a link that stays visible for a second, and not one that scrolls past", async () => {
  sight(true);
  jest.advanceTimersByTime(900);
  sight(false);
  jest.advanceTimersByTime(2_000);
  expect(prefetch).not.toHaveBeenCalled();
  sight(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(prefetch.mock.calls).toEqual([["/docs/a"]]);
});

it.each(["touchstart", "focusin"])("%s on a link fetches its page", (type) => {
  inner().dispatchEvent(new Event(type, { bubbles: true }));
  expect(prefetch.mock.calls).toEqual([["/docs/a"]]);
});

it("prefetches a link on which a moved pointer rests, and not one that it crosses", () => {
  move(inner());
  jest.advanceTimersByTime(40);
  move(document.body);
  jest.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
  move(inner());
  jest.advanceTimersByTime(65);
  expect(prefetch.mock.calls).toEqual([["/docs/a"]]);
});

it("does not prefetch a link that scrolls under a pointer at rest", () => {
  move(document.body);
  move(inner(), 0);
  jest.advanceTimersByTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
});

it("prefetches nothing for links to other sites, or without a link", () => {
  for (const element of [document.getElementById("other"), document.body])
    element?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(prefetch).not.toHaveBeenCalled();
});

it.each([{ effectiveType: "slow-2g" }, { effectiveType: "2g" }, { effectiveType: "4g", saveData: true }])(
  "prefetches nothing with %j",
  async (slow) => {
    connection(slow);
    inner().dispatchEvent(new Event("touchstart", { bubbles: true }));
    sight(true);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(prefetch).not.toHaveBeenCalled();
  },
);
