import type { SiteConfig } from "../../config/read-site";
import { feedsOf } from "../../contract/feeds";
import { escapeHtml } from "../../lib/escape-html";
import { absoluteUrl } from "../../lib/paths";
import { listText } from "../../text/texts";
import { type FeedContent, type FeedData, type FeedPost, feedContent, feedQuery, lastChange } from "./feed-content";

type Locals = { readonly query: FeedData };

/** gatsby-plugin-feed's entry, for the blog's RSS. Its `<link>` is off: the pages' head lists all formats in one place. */
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

/** The channel. RSS requires an e-mail address for a person, so authors are given per item, as dc:creator. */
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

/** Without a guid of its own, an item gets its address as one, marked as a permalink. */
function rssItem({ title, url, description, html, published, tags, authors }: FeedPost) {
  return {
    title,
    url,
    // Readers treat a description as HTML.
    description: escapeHtml(description),
    date: published,
    categories: tags,
    author: listText(authors.map(({ name }) => name)),
    custom_elements: [{ "content:encoded": { _cdata: html } }],
  };
}

/** Replaces the time of the build by that of the last change, if any: a feed changes only when its content does. */
export function withLastChange(rss: string, latest: string | null): string {
  const element = latest === null ? "" : `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`;
  return rss.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, element);
}
