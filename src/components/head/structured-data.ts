import { graphql } from "gatsby";
import { pagePath } from "../../browser/platform/site-path";
import { absoluteUrl, joinPath, type UrlBase } from "../../lib/paths";
import type { useSiteMetadata } from "./use-site-metadata";

const context = "https://schema.org";

type Site = ReturnType<typeof useSiteMetadata>;

interface Step {
  readonly title: string;
  readonly path: string | null;
}

/**
 * Structured data of a page's breadcrumbs, itself included. Steps without a page are left out, since all but the last
 * need an address (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbList(base: UrlBase, steps: readonly Step[]): object {
  const linked = steps.filter(({ path }, index) => path !== null || index === steps.length - 1);
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: linked.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      ...(path !== null && { item: absoluteUrl(base, pagePath(path)) }),
    })),
  };
}

/** Structured data of the site as a whole, with its search. */
export function webSite(site: Site): object {
  const url = absoluteUrl(site, "/");
  return {
    "@context": context,
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

/** The fields of a post that its structured data needs. */
export const postFactsFragment = graphql`
  fragment PostFacts on BlogPost {
    title path description date revised
    socialPicture { ...PagePicture }
    tags { label }
    authors { name url }
    article { wordCount }
  }
`;

/** Structured data of a post. One without an author is the site owner's. */
export function blogPostingJsonLd(site: Site, post: Queries.PostFactsFragment, owner: string): object {
  const url = absoluteUrl(site, post.path);
  const authors = post.authors.length > 0 ? post.authors : [{ name: owner, url: "/" }];
  return {
    "@context": context,
    "@type": "BlogPosting",
    "@id": url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.revised ?? post.date,
    inLanguage: site.locale.defaultLocale,
    wordCount: post.article.wordCount,
    image: post.socialPicture.url,
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ label }) => label) }),
    author: authors.map(({ name, url }) => ({
      "@type": "Person",
      name,
      ...(url !== null && { url: /^[a-z][a-z\d+.-]*:/i.test(url) ? url : absoluteUrl(site, pagePath(url)) }),
    })),
    isPartOf: {
      "@type": "Blog",
      "@id": absoluteUrl(site, pagePath(joinPath(site.blog.routeBasePath))),
      name: site.blog.title,
    },
  };
}

/** Structured data of the blog as a whole. */
export function blogJsonLd(site: Site): object {
  const url = absoluteUrl(site, pagePath(joinPath(site.blog.routeBasePath)));
  return {
    "@context": context,
    "@type": "Blog",
    "@id": url,
    mainEntityOfPage: url,
    url,
    name: `${site.title}：${site.blog.title}`,
    description: site.blog.description,
    inLanguage: site.locale.defaultLocale,
  };
}

interface DocFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly socialPicture: { readonly url: string };
  readonly lastUpdate: { readonly date: string } | null;
}

/** Structured data of a page of the docs. */
export function techArticle(site: Site, doc: DocFacts): object {
  const url = absoluteUrl(site, doc.path);
  return {
    "@context": context,
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
