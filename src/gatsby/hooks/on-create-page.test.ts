import path from "node:path";
import type { CreatePageArgs } from "gatsby";
import { site } from "../../config/site";
import { onCreatePage } from "./on-create-page";

afterEach(() => jest.restoreAllMocks());

/** Returns the pages with which the hook replaces a page. */
async function replacements(path: string, component = "/src/pages/search.tsx", context = {}) {
  const actions = { deletePage: jest.fn(), createPage: jest.fn() };
  const page = { path, component, context };
  await onCreatePage?.({ page, actions } as unknown as CreatePageArgs, { plugins: [] }, () => {});
  expect(actions.deletePage).toHaveBeenCalledTimes(actions.createPage.mock.calls.length);
  return actions.createPage.mock.calls.flat();
}

test("gives the search page the trailing slash of site.yml", async () => {
  jest.replaceProperty(site, "trailingSlash", true);
  expect(await replacements("/search")).toEqual([
    { path: "/search/", component: "/src/pages/search.tsx", context: {} },
  ]);
  expect(await replacements("/search/")).toEqual([]);
  expect(await replacements("/404")).toEqual([]);
  jest.replaceProperty(site, "trailingSlash", "ignore");
  expect(await replacements("/search")).toEqual([]);
});

test("the 404 page, also that of gatsby develop, is the site's, and learns whether to show a draft", async () => {
  const component = path.resolve("src/pages/404.tsx");
  const context = { drafts: [false, true] };
  for (const address of ["/404/", "/404.html"])
    expect(await replacements(address, component)).toEqual([{ path: address, component, context }]);
  expect(await replacements("/dev-404-page/", "/gatsby/dev-404-page.js")).toEqual([
    { path: "/dev-404-page/", component, context },
  ]);
  expect(await replacements("/404/", component, context)).toEqual([]);
});
