/** @jest-environment jsdom */
import { followLinks, internalTarget } from "./internal-link";

const navigate = jest.fn();
jest.mock("gatsby", () => ({
  navigate: (to: string) => navigate(to),
  withPrefix: (path: string) => `/notes${path}`,
}));

const target = (html: string) => {
  document.body.innerHTML = html;
  const link = document.querySelector("a");
  return link && internalTarget(link)?.pathname;
};

describe("internalTarget", () => {
  it("takes pages below the path prefix", () => {
    expect(target('<a href="/notes/docs/%E6%97%A5%E8%AE%B0">')).toBe("/notes/docs/%E6%97%A5%E8%AE%B0");
    expect(target('<a href="/notes/docs/x.html">')).toBe("/notes/docs/x.html");
  });

  it("takes links of drawings", () => {
    expect(target('<svg><a href="/notes/docs/x"></a></svg>')).toBe("/notes/docs/x");
    expect(target('<svg><a href="/notes/docs/x" target="_blank"></a></svg>') ?? null).toBeNull();
  });

  test.each([
    ["another site", '<a href="https://example.org/notes/a">'],
    ["a path outside the prefix", '<a href="/other/a">'],
    ["a file", '<a href="/notes/files/x.pdf">'],
    ["a download", '<a href="/notes/a" download>'],
    ["a new tab", '<a href="/notes/a" target="_blank">'],
    ["a broken link without address", "<a>"],
    ["mail", '<a href="mailto:a@example.org">'],
  ])("leaves %s to the browser", (_, html) => {
    expect(target(html) ?? null).toBeNull();
  });
});

describe("followLinks", () => {
  beforeAll(() => {
    followLinks();
    // jsdom cannot follow a link.
    window.addEventListener("click", (event) => event.preventDefault());
  });
  beforeEach(() => navigate.mockClear());

  function click(keys: MouseEventInit = {}): void {
    document.body.innerHTML = '<a href="/notes/docs/x?a=1#b">';
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  }

  it("shows a page of the site in this document", () => {
    click();
    expect(navigate).toHaveBeenCalledWith("/notes/docs/x?a=1#b");
  });

  test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (key) => {
    click({ [key]: true });
    expect(navigate).not.toHaveBeenCalled();
  });
});
