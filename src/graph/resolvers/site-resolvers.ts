import { docs } from "../../kinds/docs/docs-kind";
import { fromCatalog } from "../catalog/catalog-resolver";
import { presentFooter, presentNavbar } from "../site/present-navigation";
import { siteNavigation } from "../site/site-navigation";

/** Resolvers for fields of `SiteSiteMetadata` that depend on the sidebars. */
export const siteResolvers = {
  navbar: fromCatalog((_site: unknown, catalog) => presentNavbar(siteNavigation(catalog).navbar, catalog.of(docs))),
  footer: fromCatalog((_site: unknown, catalog) => presentFooter(siteNavigation(catalog).footer, catalog.of(docs))),
};

export const siteQueries = {
  redirects: {
    type: "[Redirect!]!",
    description: "Other addresses of pages, from aliases in front matter and sidebars.yml.",
    ...fromCatalog((_root: unknown, { redirects }) => redirects),
  },
};
