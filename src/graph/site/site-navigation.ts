import { site } from "../../config/site";
import type { FooterConfig, NavbarConfig } from "../../config/types";
import { blog } from "../../kinds/blog/blog-kind";
import { docs } from "../../kinds/docs/docs-kind";
import { joinPath } from "../../lib/paths";
import type { Catalog } from "../catalog/catalog";
import { singlePages } from "./single-pages";

/** The site's navigation, before its addresses are resolved. */
export interface Navigation {
  readonly navbar: NavbarConfig;
  readonly footer: FooterConfig;
}

/** The navigation of this build: as site.yml has it, or a navbar made from the content. */
export function siteNavigation(catalog: Catalog): Navigation {
  return { navbar: site.navbar ?? navbarOf(catalog), footer: site.footer };
}

/** Most items that a navbar made from the content has on each side. */
const most = 6;

/** A navbar for what there is: the sidebars, the blog, the single pages. */
function navbarOf(catalog: Catalog): NavbarConfig {
  const hasPosts = catalog.of(blog).posts.length > 0;
  return {
    left: catalog
      .of(docs)
      .sidebars.slice(0, most)
      .map(({ id }) => ({ sidebar: id })),
    right: [
      ...(hasPosts ? [{ label: site.blog.title, to: joinPath(site.blog.routeBasePath) }] : []),
      ...singlePages(catalog)
        .slice(0, most)
        .map(({ title, path }) => ({ label: title, to: path })),
    ],
  };
}
