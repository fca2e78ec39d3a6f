/** @jest-environment jsdom */
import { restorePlace, shouldScroll } from "./scroll";

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
    const scrolled = jest.replaceProperty(window, "scrollY", 900);
    expect(shouldScroll(undefined, place("/a", "", "#x"))).toBe(false);
    scrolled.replaceValue(0);
    expect(shouldScroll(undefined, place("/a", "", "#x"))).toBe(true);
    scrolled.restore();
  });

  it("stays where it is when Back has only closed the drawer", () => {
    const here = { ...place("/a", "", "", "POP"), key: "1" };
    expect(shouldScroll(here, { ...here })).toBe(false);
    expect(shouldScroll(here, { ...here, key: "2" })).toBe(true);
  });

  it("restores positions on Back, even between queries", () => {
    expect(shouldScroll(place("/search", "?q=a"), place("/search", "?q=b", "", "POP"))).toBe(true);
  });
});

describe("restorePlace", () => {
  const scrollTo = jest.fn();
  const height = jest.spyOn(document.documentElement, "scrollHeight", "get");
  let grow = () => {};
  beforeEach(() => {
    height.mockReturnValue(2_000);
    grow = () => {};
    Object.assign(window, {
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
    scrollTo.mockClear();
    window.scrollTo = scrollTo;
  });

  it("goes back to where the reader was, not to the hash", () => {
    expect(restorePlace(place("/b"), place("/a", "", "#x"), 900)).toBe(true);
    expect(scrollTo).toHaveBeenCalledWith(0, 900);
  });

  describe("on a page that is still to grow", () => {
    beforeEach(() => {
      height.mockReturnValue(500);
      expect(restorePlace(place("/b"), place("/search", "?q=a"), 900)).toBe(true);
      scrollTo.mockClear();
    });

    it("goes there when it has", () => {
      grow();
      expect(scrollTo).not.toHaveBeenCalled();
      height.mockReturnValue(2_000);
      grow();
      grow();
      expect(scrollTo.mock.calls).toEqual([[0, 900]]);
    });

    it.each([
      ["acts", () => window.dispatchEvent(new Event("wheel"))],
      ["goes on", () => shouldScroll(place("/search", "?q=a"), place("/c"))],
    ])("stays where the reader is who %s before", (_, act) => {
      act();
      height.mockReturnValue(2_000);
      grow();
      expect(scrollTo).not.toHaveBeenCalled();
    });
  });

  it("leaves the rest to Gatsby", () => {
    expect(restorePlace(place("/b"), place("/a"), 900)).toBe(false);
    expect(restorePlace(place("/a"), place("/a", "", "#x"), 900)).toBe(false);
    expect(restorePlace(undefined, place("/a", "", "#x"), 900)).toBe(false);
    expect(restorePlace(place("/b"), place("/a", "", "#x"), 0)).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
