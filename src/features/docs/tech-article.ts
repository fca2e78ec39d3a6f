import { absoluteUrl, type UrlBase } from "../../lib/paths";

interface DocFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly socialPicture: { readonly url: string };
  readonly lastUpdate: { readonly date: string } | null;
}

interface DocsSite extends UrlBase {
  readonly title: string;
  readonly locale: { readonly defaultLocale: string };
}

/** Structured data of a page of the docs. */
export function techArticle(site: DocsSite, doc: DocFacts): object {
  const url = absoluteUrl(site, doc.path);
  return {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: doc.title,
    description: doc.description,
    image: doc.socialPicture.url,
    inLanguage: site.locale.defaultLocale,
    ...(doc.keywords.length > 0 && { keywords: doc.keywords }),
    ...(doc.lastUpdate !== null && { dateModified: doc.lastUpdate.date }),
    isPartOf: { "@type": "WebSite", "@id": absoluteUrl(site, "/"), name: site.title },
  };
}
