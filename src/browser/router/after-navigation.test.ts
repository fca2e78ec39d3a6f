/** @jest-environment jsdom */
import { restorePlace, shouldScroll } from "./after-navigation";

const place = (pathname: string, search = "", hash = "", action?: string) => ({
  pathname,
  search,
  hash,
  ...(action !== undefined && { action }),
});

describe("shouldScroll", () => {
  it("scrolls on another page", () => {
    expect(shouldScroll(place("/docs"), place("/docs/计算机"))).toBe(true);
  });

  it("does not scroll when only the query changes", () => {
    expect(shouldScroll(place("/search", "?q=a"), place("/search", "?q=缓存"))).toBe(false);
  });

  it("scrolls to another hash, and when the same page opens again", () => {
    expect(shouldScroll(place("/a", "?q=a"), place("/a", "?q=b", "#x"))).toBe(true);
    expect(shouldScroll(place("/a"), place("/a"))).toBe(true);
  });

  it("keeps the position of the browser on the first visit", () => {
    expect(shouldScroll(undefined, place("/a", "", "#x"))).toBe(false);
  });

  it("does not scroll when Back only closes the drawer", () => {
    const here = { ...place("/a", "", "", "POP"), key: "1" };
    expect(shouldScroll(here, { ...here })).toBe(false);
    expect(shouldScroll(here, { ...here, key: "2" })).toBe(true);
  });

  it("restores positions on Back, even between queries", () => {
    const entry = (query: string, key: string) => ({ ...place("/search", query, "", "POP"), key });
    expect(shouldScroll(entry("?q=a", "1"), entry("?q=b", "2"))).toBe(true);
  });
});

describe("restorePlace", () => {
  const scrollTo = jest.fn();
  const height = jest.spyOn(document.documentElement, "scrollHeight", "get");
  let grow = () => {};
  beforeEach(() => {
    grow = () => {};
    Object.assign(window, {
      scrollTo,
      ResizeObserver: class {
        constructor(onGrow: () => void) {
          grow = onGrow;
        }
        observe() {}
        disconnect() {
          grow = () => {};
        }
      },
    });
  });

  it("returns to the reader's position", () => {
    height.mockReturnValue(2_000);
    restorePlace(900);
    expect(scrollTo.mock.calls).toEqual([[0, 900]]);
  });

  it("waits until the page is tall enough, and then returns to the position", () => {
    height.mockReturnValue(500);
    restorePlace(900);
    height.mockReturnValue(2_000);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it.each(["wheel", "keydown", "popstate"])("stays where the reader is after %s", (type) => {
    height.mockReturnValue(500);
    restorePlace(900);
    window.dispatchEvent(new Event(type));
    height.mockReturnValue(2_000);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
