import { isCurrentItem } from "./current-item";

const item = (to: string | null, sidebarId: string | null = null) => ({
  type: "link",
  label: "项",
  to,
  href: null,
  sidebarId,
});

describe("isCurrentItem", () => {
  it("is `page` for the page itself", () => {
    expect(isCurrentItem(item("/about"), { path: "/about/", sidebarId: null })).toBe("page");
  });

  it("is `true` for the area of a page by its sidebar", () => {
    const docs = item("/docs/computer/intro", "computerSidebar");
    expect(isCurrentItem(docs, { path: "/docs/computer/CPU", sidebarId: "computerSidebar" })).toBe("true");
    expect(isCurrentItem(docs, { path: "/docs/llm/intro", sidebarId: "llmSidebar" })).toBeUndefined();
  });

  it("is `true` for the area of a page by its path", () => {
    expect(isCurrentItem(item("/blog"), { path: "/blog/2021/07/30/a", sidebarId: null })).toBe("true");
    expect(isCurrentItem(item("/blog"), { path: "/blogger", sidebarId: null })).toBeUndefined();
  });

  it("is undefined for an external link", () => {
    expect(isCurrentItem(item(null), { path: "/", sidebarId: null })).toBeUndefined();
  });
});
