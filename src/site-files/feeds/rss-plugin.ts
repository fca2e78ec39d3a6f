import type { SiteConfig } from "../../config/read-site";
import { escapeHtml } from "../../lib/escape-html";
import { absoluteUrl } from "../../lib/paths";
import { feedsOf } from "../../shared/feeds";
import { listText } from "../../text/texts";
import { type FeedContent, type FeedData, type FeedPost, feedContent, feedQuery, lastChange } from "./feed-content";

type Locals = { readonly query: FeedData };

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
        serialize: ({ query }: Locals) => feedContent(query).posts.map(rssItem),
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
 * Replaces the time of the build with the time of the last change, if there is one. A feed then
 * changes only when its content changes. The plugin cannot do this: rss 1.2, which writes its XML,
 * takes no option for `lastBuildDate`.
 * @throws Error if the feed has no `lastBuildDate`
 */
export function withLastChange(rss: string, latest: string | null): string {
  const element = latest === null ? "" : `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`;
  const written = /<lastBuildDate>[^<]*<\/lastBuildDate>/;
  if (!written.test(rss))
    throw new Error(
      "gatsby-plugin-feed has written no lastBuildDate, as in 5.16: see src/site-files/feeds/rss-plugin.ts",
    );
  return rss.replace(written, element);
}
