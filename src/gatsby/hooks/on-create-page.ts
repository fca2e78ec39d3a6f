import path from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Replaces the 404 page of `gatsby develop` with the site's own, because Gatsby's page tells
 * authors, in English, to write a React page.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const component = path.resolve("src/pages/404.tsx");
  if (page.path !== "/dev-404-page/" || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ path: page.path, component, context: {} });
};
