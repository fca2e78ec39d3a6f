import { site } from "../../config/site";
import { docs } from "../../content/docs/docs-kind";
import type { Diagnostic } from "../../lib/diagnostic";
import { fromCatalog } from "../catalog/catalog";
import { brandLogo } from "../mark/brand-logo";
import { drawnPicture } from "../sharing/sharing-card";
import { announcement } from "../site/announcement";
import { presentFooter, presentNavbar, siteNavigation } from "../site/site-navigation";

/** Resolvers for fields of `SiteSiteMetadata` that depend on the content. */
export const siteResolvers = {
  logo: { resolve: brandLogo },
  announcement: { resolve: announcement },
  picture: { resolve: () => drawnPicture(site.title, site.tagline) },
  navbar: fromCatalog((_site: unknown, catalog) => presentNavbar(siteNavigation(catalog).navbar, catalog.of(docs))),
  footer: fromCatalog((_site: unknown, catalog) => presentFooter(siteNavigation(catalog).footer, catalog.of(docs))),
};

/** Resolvers for fields of `ContentProblem`. */
export const problemResolvers = {
  path: fromCatalog(({ file }: Diagnostic, { pathByFile }) => pathByFile.get(file) ?? null),
};

export const siteQueries = {
  redirects: {
    type: "[Redirect!]!",
    description: "Other addresses of pages, from aliases in front matter and sidebars.yml.",
    ...fromCatalog((_root: unknown, { redirects }) => redirects),
  },
};
