import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { joinPath, routeKey, withTrailingSlash } from "../../lib/paths";
import { shownDrafts } from "../is-build";

/**
 * Replaces the 404 page of `gatsby develop` with the site's 404 page, because Gatsby's page tells
 * authors, in English, to write a React page. Tells the 404 page whether to show a draft. Applies
 * `trailingSlash` of site.yml to the search page, which Gatsby creates from src/pages.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (routeKey(page.path) === joinPath(site.search.searchPagePath)) {
    const address = withTrailingSlash(page.path, site.trailingSlash);
    if (address === page.path) return;
    actions.deletePage(page);
    actions.createPage({ path: address, component: page.component, context: {} });
    return;
  }
  const component = path.resolve("src/pages/404.tsx");
  const isNotFound = page.path === "/dev-404-page/" || page.component === component;
  if (!isNotFound || page.context?.["drafts"] !== undefined) return;
  actions.deletePage(page);
  actions.createPage({ path: page.path, component, context: { drafts: shownDrafts } });
};
