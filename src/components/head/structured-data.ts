import { pagePath } from "../../browser/platform/site-path";
import { absoluteUrl, joinPath, type UrlBase } from "../../lib/paths";
import { docsText, feedsText } from "../../text/texts";
import type { useSiteMetadata } from "./use-site-metadata";

const context = "https://schema.org";

type Site = ReturnType<typeof useSiteMetadata>;
type Post = NonNullable<Queries.BlogPostPageQuery["blogPost"]>;

/** Returns the structured data that posts, docs pages and the blog share. */
function pageOf(type: string, url: string) {
  return { "@context": context, "@type": type, "@id": url, mainEntityOfPage: url, url };
}

/**
 * Returns structured data for a page's breadcrumbs, from the home page to the page itself. Leaves
 * out steps without a page, except the last, because every step but the last needs an address
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbList(base: UrlBase, steps: readonly Omit<Queries.BreadcrumbFragment, "titleLang">[]): object {
  const all = [{ title: docsText.home, path: "/" }, ...steps];
  const linked = all.filter(({ path }, index) => path !== null || index === all.length - 1);
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

/** Returns structured data for the whole site and its search. */
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

/**
 * Returns structured data for a post. If the post names no authors, its author is the site's owner.
 */
export function blogPostingJsonLd(site: Site, post: Post, owner: string): object {
  const authors = post.authors.length > 0 ? post.authors : [{ name: owner, url: "/" }];
  return {
    ...pageOf("BlogPosting", absoluteUrl(site, post.path)),
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    dateModified: post.revised ?? post.date,
    inLanguage: post.lang ?? site.locale.defaultLocale,
    wordCount: post.article.wordCount,
    image: post.socialPicture.url,
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ label }) => label) }),
    author: authors.map(({ name, url }) => ({
      "@type": "Person",
      name,
      ...(url !== null && { url: /^[a-z][a-z\d+.-]*:/i.test(url) ? url : absoluteUrl(site, pagePath(url)) }),
    })),
    isPartOf: { "@type": "Blog", "@id": blogUrl(site), name: site.blog.title },
  };
}

const blogUrl = (site: Site) => absoluteUrl(site, pagePath(joinPath(site.blog.routeBasePath)));

/** Returns structured data for the whole blog. */
export function blogJsonLd(site: Site): object {
  const { title, description } = site.blog;
  const name = feedsText.partTitle(site.title, title);
  return { ...pageOf("Blog", blogUrl(site)), name, description, inLanguage: site.locale.defaultLocale };
}

/** Returns structured data for a docs page. */
export function techArticle(site: Site, doc: NonNullable<Queries.DocPageQuery["doc"]>): object {
  return {
    ...pageOf("TechArticle", absoluteUrl(site, doc.path)),
    headline: doc.title,
    description: doc.description,
    image: doc.socialPicture.url,
    inLanguage: doc.lang ?? site.locale.defaultLocale,
    ...(doc.keywords.length > 0 && { keywords: doc.keywords }),
    ...(doc.lastUpdate !== null && { dateModified: doc.lastUpdate.date }),
    isPartOf: { "@type": "WebSite", "@id": absoluteUrl(site, "/"), name: site.title },
  };
}
