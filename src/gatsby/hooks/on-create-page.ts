import path from "node:path";
import type { GatsbyNode } from "gatsby";

/** The page that `gatsby develop` shows at unknown addresses. Its own tells an author in English to write React. */
const gatsbysNotFound = "/dev-404-page/";

/** Shows the site's own page there; what is wrong with the address stands above it. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const component = path.resolve("src/pages/404.tsx");
  if (page.path !== gatsbysNotFound || page.component === component) return;
  actions.deletePage(page);
  actions.createPage({ path: page.path, component, context: {} });
};
