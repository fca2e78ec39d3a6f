import type { SiteConfig } from "../../config/read-site";
import { escapeHtml } from "../../lib/escape-html";
import { absoluteUrl } from "../../lib/paths";
import { feedsOf } from "../../shared/feeds";
import { listText } from "../../text/texts";
import { type FeedContent, type FeedData, type FeedPost, feedContent, feedQuery, lastChange } from "./feed-content";

type Locals = { readonly query: FeedData };

/** The part of a feed of the `rss` package that gatsby-plugin-feed uses. */
interface Rss {
  xml(): string;
}

/**
 * Returns the gatsby-plugin-feed entry for the blog's RSS feed, which may be disabled. The plugin
 * writes no `<link>`, because document-parts.tsx writes the links to the feeds in all formats.
 */
export function rssPlugin({ blog }: Pick<SiteConfig, "blog">) {
  const feeds = feedsOf(blog.feedTypes, blog.routeBasePath).filter(({ type }) => type === "rss");
  return {
    resolve: "gatsby-plugin-feed",
    options: {
      feeds: feeds.map(({ path, name }) => ({
        output: path,
        title: name,
        match: "^$",
        query: feedQuery,
        setup: ({ query }: Locals) => rssChannel(feedContent(query), path),
        serialize: ({ query }: Locals) => rssItems(feedContent(query)),
      })),
    },
  };
}

/**
 * Returns the RSS channel of the blog. The channel contains no author, because RSS requires an
 * e-mail address for a person. Each item contains its authors as dc:creator instead.
 */
function rssChannel({ title, description, language, base, home, posts }: FeedContent, path: string) {
  const latest = lastChange(posts);
  return {
    title,
    description,
    language,
    site_url: home,
    feed_url: absoluteUrl(base, path),
    generator: "Gatsby",
    ...(latest !== null && { pubDate: latest }),
  };
}

/**
 * Returns a post's item. The item contains no guid, so the `rss` package uses the post's address as
 * a permalink guid.
 */
function rssItem({ title, url, description, html, published, tags, authors }: FeedPost) {
  return {
    title,
    url,
    // Escapes the description, because feed readers treat it as HTML.
    description: escapeHtml(description),
    date: published,
    categories: tags,
    author: listText(authors.map(({ name }) => name)),
    custom_elements: [{ "content:encoded": { _cdata: html } }],
  };
}

/**
 * Returns an object with a `reduce` method, which gatsby-plugin-feed calls to add the items to its
 * feed. This `reduce` also sets the time of the last change, for which rss 1.2 has no option.
 */
function rssItems({ posts }: FeedContent) {
  const items = posts.map(rssItem);
  return {
    reduce(add: (rss: Rss, item: (typeof items)[number]) => Rss, empty: Rss): Rss {
      const rss = items.reduce(add, empty);
      return { xml: () => withLastChange(rss.xml(), lastChange(posts)) };
    },
  };
}

/**
 * Replaces the build time with the time of the last change, or removes it if there is none, so that
 * the feed changes only when its content changes.
 * @throws if the feed contains no `lastBuildDate`
 */
function withLastChange(rss: string, latest: string | null): string {
  const element = latest === null ? "" : `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`;
  const buildDate = /<lastBuildDate>[^<]*<\/lastBuildDate>/;
  if (!buildDate.test(rss))
    throw new Error("gatsby-plugin-feed writes no lastBuildDate, as in 5.16: see src/site-files/feeds/rss-plugin.ts");
  return rss.replace(buildDate, element);
}
