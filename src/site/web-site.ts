import { pagePath } from "../browser/platform/site-path";
import { absoluteUrl, joinPath, type UrlBase } from "../lib/paths";

interface SearchableSite extends UrlBase {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly locale: { readonly defaultLocale: string };
  readonly search: { readonly searchPagePath: string };
}

/** Structured data of the site as a whole, with its search. */
export function webSite(site: SearchableSite): object {
  const url = absoluteUrl(site, "/");
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": url,
    url,
    name: site.title,
    ...(site.tagline !== "" && { alternateName: site.tagline }),
    ...(site.description !== "" && { description: site.description }),
    inLanguage: site.locale.defaultLocale,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${absoluteUrl(site, pagePath(joinPath(site.search.searchPagePath)))}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
