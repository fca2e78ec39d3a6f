/** @jest-environment jsdom */
import { announcePage } from "../platform/page-event";
import { prefetchLinks } from "./prefetch-links";

const prefetch = jest.fn((_path: string) => Promise.resolve());
jest.mock("gatsby", () => ({
  navigate: () => {},
  prefetchPathname: (path: string) => prefetch(path),
  withPrefix: (path: string) => path,
}));

const links = (...names: string[]) => names.map((name) => `<a href="/${name}">${name}</a>`).join("");
const watched = new Set<Element>();
let tell: (entries: object[]) => void = () => {};

beforeAll(() => {
  Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g" } });
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(element: Element) {
      watched.add(element);
    }
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
  jest.useFakeTimers();
  prefetchLinks();
  window.dispatchEvent(new Event("scroll"));
});

/**
 * Shows a page and keeps all its links in the viewport for two seconds.
 * @returns the prefetched pages
 */
async function look(html: string): Promise<string[]> {
  watched.clear();
  prefetch.mockClear();
  document.body.innerHTML = html;
  announcePage();
  tell([...watched].map((target) => ({ isIntersecting: true, target })));
  await jest.advanceTimersByTimeAsync(2_000);
  return prefetch.mock.calls.map(([path]) => path);
}

test("prefetches two visible pages of a list, and no links of the navigation", async () => {
  expect(await look(`<nav>${links("n")}</nav><main>${links("a", "b", "c", "d")}</main>`)).toEqual(["/a", "/b"]);
});

test("prefetches the posts of a list by their titles, and no breadcrumbs", async () => {
  window.history.replaceState(null, "", "/blog");
  const post = (name: string) => `<article><h2>${links(name)}</h2><p class="prose">…</p></article>`;
  expect(await look(`<main><nav>${links("n")}</nav>${post("p")}${post("q")}</main>`)).toEqual(["/p", "/q"]);
});

test("prefetches links that an island adds", async () => {
  window.history.replaceState(null, "", "/search");
  await look("<main></main>");
  document.body.innerHTML = `<main>${links("r")}</main>`;
  document.dispatchEvent(new Event("site:links"));
  tell([...watched].map((target) => ({ isIntersecting: true, target })));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(prefetch).toHaveBeenLastCalledWith("/r");
});

test("prefetches the next page of a text, and no links in the text or beside it", async () => {
  window.history.replaceState(null, "", "/text");
  const text = `<p class="prose">${links("e", "f", "g")}</p><aside>${links("h")}</aside>`;
  expect(await look(`<main>${text}<a rel="next" href="/next">下一页</a></main>`)).toEqual(["/next"]);
});
