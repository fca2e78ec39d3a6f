import type { SiteConfig } from "../../config/read-site";
import { escapeHtml } from "../../lib/escape-html";
import { absoluteUrl } from "../../lib/paths";
import { feedsOf } from "../../shared/feeds";
import { listText } from "../../text/texts";
import { type FeedContent, type FeedData, type FeedPost, feedContent, feedQuery, lastChange } from "./feed-content";

type Locals = { readonly query: FeedData };

/** The part of the package `rss` that gatsby-plugin-feed uses. */
interface Rss {
  xml(): string;
}

/**
 * Returns the entry of gatsby-plugin-feed for the blog's RSS. The plugin does not write its
 * `<link>`, because one place in the site lists all formats in the head.
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
 * Returns the channel. RSS requires an e-mail address for a person, so each item has its authors as
 * dc:creator.
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
 * Returns an item. It has no guid, so the plugin uses its address as guid and marks it as a
 * permalink.
 */
function rssItem({ title, url, description, html, published, tags, authors }: FeedPost) {
  return {
    title,
    url,
    // Feed readers treat a description as HTML.
    description: escapeHtml(description),
    date: published,
    categories: tags,
    author: listText(authors.map(({ name }) => name)),
    custom_elements: [{ "content:encoded": { _cdata: html } }],
  };
}

/**
 * Returns the items. gatsby-plugin-feed adds them to its RSS with `reduce`, and writes the XML of
 * the result. This `reduce` sets the time of the last change, for which rss 1.2 has no option.
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
 * Replaces the time of the build with the time of the last change, if there is one. A feed then
 * changes only when its content changes.
 * @throws Error if the feed has no `lastBuildDate`
 */
function withLastChange(rss: string, latest: string | null): string {
  const element = latest === null ? "" : `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`;
  const buildDate = /<lastBuildDate>[^<]*<\/lastBuildDate>/;
  if (!buildDate.test(rss))
    throw new Error("gatsby-plugin-feed writes no lastBuildDate, as in 5.16: see src/site-files/feeds/rss-plugin.ts");
  return rss.replace(buildDate, element);
}
