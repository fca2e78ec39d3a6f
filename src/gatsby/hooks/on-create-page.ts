import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** Path of `gatsby develop`'s 404 page, which tells authors, in English, to write a React page. */
const gatsbysNotFound = "/dev-404-page/";

/** Shows the site's own 404 page instead, with the problem reported above it. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const component = path.resolve("src/pages/404.tsx");
  if (page.path !== gatsbysNotFound || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ path: page.path, component, context: {} });
};
