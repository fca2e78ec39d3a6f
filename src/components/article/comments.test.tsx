/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { Comments } from "./article-footer";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
jest.mock("../head/use-site-metadata", () => ({}));

const settings = { repo: "a/b", repoId: "R1", category: "评论", categoryId: "C1", mapping: "pathname" };

/** What the page renders for a site in a language. */
function show(lang: string) {
  return shown({ provider: "giscus", on: ["blog"], ...settings, lang });
}

function shown(comments: { readonly provider: string; readonly lang: string; readonly [name: string]: unknown }) {
  Object.assign(globalThis, { COMMENTS: comments });
  const { container } = render(<Comments pathname="/blog/甲" />);
  const island = container.querySelector(`[data-island=${comments.provider}]`);
  return JSON.parse(island?.getAttribute("data-props") ?? "");
}

test("readers without scripts get to the discussion at GitHub, and the island gets the owner's settings", () => {
  expect(show("zh-Hans")).toEqual({ ...settings, lang: "zh-CN" });
  expect(screen.getByRole("region", { name: "评论" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    "https://github.com/a/b/discussions?discussions_q=%2Fblog%2F%E7%94%B2",
  );
});

test.each([
  ["zh-Hant-TW", "zh-TW"],
  ["zh", "zh-CN"],
  ["en-GB", "en"],
  ["ja", "ja"],
])("giscus speaks %s as %s", (lang, spoken) => {
  expect(show(lang).lang).toBe(spoken);
});

test("the island of Waline gets the server and the page; readers without scripts are told that they need them", () => {
  const settings = { provider: "waline", on: ["blog"], serverUrl: "https://talk.example", images: [], lang: "zh-CN" };
  expect(shown(settings)).toEqual({ serverUrl: "https://talk.example", path: "/blog/甲", lang: "zh-CN" });
  expect(renderToStaticMarkup(<Comments pathname="/blog/甲" />)).toMatch(/<noscript>[^<]*JavaScript/);
  expect(screen.queryByRole("link")).toBeNull();
});
