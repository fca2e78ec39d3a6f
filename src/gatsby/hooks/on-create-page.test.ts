import type { CreatePageArgs } from "gatsby";
import { site } from "../../config/site";
import { onCreatePage } from "./on-create-page";

afterEach(() => jest.restoreAllMocks());

/** Returns the pages with which the hook replaces the search page at a path. */
async function replacements(path: string) {
  const actions = { deletePage: jest.fn(), createPage: jest.fn() };
  const page = { path, component: "/src/pages/search.tsx", context: {} };
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
