import type { SiteConfig } from "../../config/types";
import { indexSettings } from "../../contract/search/index-settings";
import { siteFiles } from "../../contract/site-files";
import { absoluteUrl } from "../../lib/paths";
import { siteText } from "../../text/site";

/**
 * Configuration for Algolia's crawler, for owners who prefer crawling to pushing records. The selectors follow the markup of
 * the templates.
 */
export function crawlerConfig(site: SiteConfig) {
  return {
    index_name: site.search.algolia?.indexName ?? site.projectName,
    start_urls: [absoluteUrl(site, "/")],
    sitemap_urls: [absoluteUrl(site, siteFiles.sitemap)],
    stop_urls: [absoluteUrl(site, site.search.searchPagePath), absoluteUrl(site, `/${site.blog.routeBasePath}/page/`)],
    selectors: {
      lvl0: {
        selector: `nav[aria-label='${siteText.mainNavigation}'] [aria-current]`,
        global: true,
        default_value: site.title,
      },
      lvl1: "main h1",
      lvl2: "main h2",
      lvl3: "main h3",
      lvl4: "main h4",
      lvl5: "main h5",
      lvl6: "main h6",
      text: "main .prose p, main .prose li, main .prose td, main .prose pre",
    },
    selectors_exclude: [".heading-anchor", "nav"],
    custom_settings: indexSettings,
  };
}
