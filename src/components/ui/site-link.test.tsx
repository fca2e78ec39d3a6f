/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SiteLink } from "./site-link";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/notes${path}` }));

test("adds the site's prefix to a page's link, and encodes a space in its file name", () => {
  render(<SiteLink to="/docs/数据 结构#a">数据</SiteLink>);
  expect(screen.getByRole("link", { name: "数据" }).getAttribute("href")).toBe("/notes/docs/数据%20结构#a");
});

test("opens an external link in a new tab, and says so", () => {
  render(<SiteLink to="https://example.org/">别处</SiteLink>);
  const link = screen.getByRole("link", { name: /别处.+/ });
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("href")).toBe("https://example.org/");
});
