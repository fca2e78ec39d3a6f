import { shouldScroll } from "./scroll";

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

  it("scrolls to another hash, to the same page again, and at the beginning", () => {
    expect(shouldScroll(place("/a", "?q=a"), place("/a", "?q=b", "#x"))).toBe(true);
    expect(shouldScroll(place("/a"), place("/a"))).toBe(true);
    expect(shouldScroll(undefined, place("/a"))).toBe(true);
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
