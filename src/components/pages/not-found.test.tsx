/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import type { PageProps } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import NotFoundPage from "../../pages/404";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
jest.mock("../head/use-site-metadata", () => ({ useSiteMetadata: () => ({ search: { searchPagePath: "search" } }) }));

type Data = Queries.NotFoundPageQuery;
type OwnPage = Data["allSinglePage"]["nodes"][number];

const own: OwnPage = {
  title: "走丢了",
  titleMeta: null,
  hideTitle: false,
  description: "",
  keywords: [],
  lang: null,
  draft: false,
  socialPicture: { url: "", width: null, height: null, alt: "" },
  article: { html: "<p>山路改道了。</p>" },
};

/** Returns the text of the 404 page with these texts of the owner. */
function textOf(...nodes: readonly OwnPage[]) {
  const data = { allSinglePage: { nodes }, allSidebar: { nodes: [] } } as unknown as Data;
  const props = { data } as PageProps<Data>;
  document.body.innerHTML = renderToStaticMarkup(<NotFoundPage {...props} />);
  return document.body.textContent;
}

test("without a text of the owner, the 404 page says what to do", () => {
  expect(textOf()).toBe(
    "找不到页面我们找不到您要找的页面。请联系原始链接来源网站的所有者，并告知他们链接已损坏。搜索回到首页",
  );
});

test("the owner's text replaces the site's, above the nearest page, the search and the links", () => {
  expect(textOf(own)).toBe("走丢了山路改道了。搜索回到首页");
  const nearest = document.querySelector("[data-site-nearest-page]");
  expect(screen.getByRole("article").compareDocumentPosition(nearest as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("searchbox")).toBeTruthy();
});

test("the owner's text has its language, and a draft is marked under develop", () => {
  expect(textOf({ ...own, title: "Lost", lang: "en", draft: true })).toContain("草稿");
  expect(screen.getByRole("heading").lang).toBe("en");
  expect(textOf({ ...own, hideTitle: true })).not.toContain("走丢了");
});
