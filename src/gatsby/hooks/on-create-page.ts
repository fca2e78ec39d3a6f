import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Shows the site's own 404 page for that of `gatsby develop`, which tells authors, in English, to write a React page. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const component = path.resolve("src/pages/404.tsx");
  if (page.path !== "/dev-404-page/" || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ path: page.path, component, context: {} });
};
