/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Comments } from "./article-footer";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
jest.mock("../head/use-site-metadata", () => ({}));

const settings = { repo: "a/b", repoId: "R1", category: "评论", categoryId: "C1", mapping: "pathname" };

/** Returns the props that the component passes to the island. */
function shown(comments: { readonly provider: string; readonly [name: string]: unknown }) {
  Object.assign(globalThis, { COMMENTS: comments });
  const { container } = render(<Comments pathname="/blog/甲" />);
  const island = container.querySelector(`[data-site-island=${comments.provider}]`);
  return JSON.parse(island?.getAttribute("data-site-props") ?? "");
}

test("links to the discussion on GitHub for readers without scripts, and passes only the path to the island", () => {
  expect(shown({ provider: "giscus", on: ["blog"], ...settings })).toEqual({ path: "/blog/甲" });
  expect(screen.getByRole("region", { name: "评论" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    "https://github.com/a/b/discussions?discussions_q=%2Fblog%2F%E7%94%B2",
  );
});

test("passes only the path to the Waline island, and tells readers without scripts that they need scripts", () => {
  const settings = { provider: "waline", on: ["blog"], serverUrl: "https://talk.example", images: [] };
  expect(shown(settings)).toEqual({ path: "/blog/甲" });
  expect(renderToStaticMarkup(<Comments pathname="/blog/甲" />)).toMatch(/<noscript>[^<]*JavaScript/);
  expect(screen.queryByRole("link")).toBeNull();
});
