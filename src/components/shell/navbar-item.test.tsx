/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { siteText } from "../../text/texts";
import { NavbarItem } from "./navbar-item";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path }));

const place = { path: "/", sidebarId: null };
const blank = { to: null, href: null, sidebarId: null, items: [] };

describe("NavbarItem", () => {
  // React logs rendering errors to the console before it throws them.
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));

  it("throws an error that names an item without an address", () => {
    const item = { ...blank, type: "docSidebar", label: "数学", sidebarId: "mathSidebar" };
    expect(() => render(<NavbarItem item={item} place={place} />)).toThrow(siteText.navbarItemError("数学"));
  });

  it("throws an error that names an empty menu, or an item of a menu without an address", () => {
    const menu = { ...blank, type: "dropdown", label: "记录" };
    expect(() => render(<NavbarItem item={menu} place={place} />)).toThrow("「记录」");
    const child = { ...blank, type: "link", label: "相册" };
    expect(() => render(<NavbarItem item={{ ...menu, items: [child] }} place={place} />)).toThrow("「相册」");
  });

  it("opens an external address in a new tab", () => {
    render(
      <NavbarItem item={{ ...blank, type: "link", label: "源码", href: "https://code.example/" }} place={place} />,
    );
    const link = screen.getByRole("link", { name: "源码 （在新标签页中打开）" });
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toContain("noopener");
  });
});
