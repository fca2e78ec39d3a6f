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

  it("stays where only the query has changed", () => {
    expect(shouldScroll(place("/search", "?q=a"), place("/search", "?q=缓存"))).toBe(false);
  });

  it("scrolls to another hash, and to the same page again", () => {
    expect(shouldScroll(place("/a", "?q=a"), place("/a", "?q=b", "#x"))).toBe(true);
    expect(shouldScroll(place("/a"), place("/a"))).toBe(true);
  });

  it("leaves a visit where the browser has scrolled to", () => {
    expect(shouldScroll(undefined, place("/a", "", "#x"))).toBe(false);
  });

  it("stays where it is when Back has only closed the drawer", () => {
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

  it("goes back to where the reader was", () => {
    height.mockReturnValue(2_000);
    restorePlace(900);
    expect(scrollTo.mock.calls).toEqual([[0, 900]]);
  });

  it("on a page that is still to grow goes there when it has", () => {
    height.mockReturnValue(500);
    restorePlace(900);
    height.mockReturnValue(2_000);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it.each(["wheel", "keydown", "popstate"])("stays where the reader is who acts before: %s", (type) => {
    height.mockReturnValue(500);
    restorePlace(900);
    window.dispatchEvent(new Event(type));
    height.mockReturnValue(2_000);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});
