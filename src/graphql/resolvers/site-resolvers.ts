import { brandLogo } from "../../assets/mark/brand-logo";
import { drawnPicture } from "../../assets/sharing/sharing-card";
import { site } from "../../config/site";
import { docs } from "../../content/docs/docs-kind";
import type { Diagnostic } from "../../lib/diagnostic";
import { fromCatalog } from "../catalog/catalog";
import { announcement } from "../site/announcement";
import { presentFooter, presentNavbar, siteNavigation } from "../site/site-navigation";

/** Resolvers for the computed fields of `SiteSiteMetadata`. */
export const siteResolvers = {
  logo: { resolve: brandLogo },
  announcement: { resolve: announcement },
  picture: { resolve: () => drawnPicture(site.title, site.tagline) },
  navbar: fromCatalog((_site: unknown, catalog) => presentNavbar(siteNavigation(catalog).navbar, catalog.of(docs))),
  footer: fromCatalog((_site: unknown, catalog) => presentFooter(siteNavigation(catalog).footer, catalog.of(docs))),
};

/** Resolvers for fields of `ContentProblem`. */
export const problemResolvers = {
  kind: {
    resolve: ({ about, field, line }: Diagnostic) => {
      if (about !== undefined) return about;
      if (field !== undefined) return "field";
      return line === undefined ? "file" : "text";
    },
  },
  path: fromCatalog(({ file }: Diagnostic, { pathByFile }) => pathByFile.get(file) ?? null),
};

export const siteQueries = {
  redirects: {
    type: "[Redirect!]!",
    description:
      "Other addresses of pages, from redirects in site.yml, and aliases in front matter and sidebars.yml. | 页面的其他地址，来自site.yml的redirects、front matter与sidebars.yml里的aliases。",
    ...fromCatalog((_root: unknown, { redirects }) => redirects),
  },
};
