import type { SiteConfig } from "../../config/types";
import { feedsOf } from "../../contract/feeds";
import { escapeHtml } from "../../lib/escape-html";
import { absoluteUrl } from "../../lib/paths";
import { type FeedContent, type FeedPost, feedContent, lastChange } from "./feed-content";
import { type FeedData, feedQuery } from "./feed-query";

interface Locals {
  readonly query: FeedData;
}

/**
 * gatsby-plugin-feed's entry in gatsby-config.ts: the blog's RSS. It writes no other form, and no `<link>` here: pages
 * name all forms in one place of their head.
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
        setup: ({ query }: Locals) => rssChannel(contentOnce(query), path),
        serialize: ({ query }: Locals) => contentOnce(query).posts.map(rssItem),
      })),
    },
  };
}

const contents = new WeakMap<FeedData, FeedContent>();

/** The plugin hands the same answer over twice, and to make a feed of it means to parse every post. */
function contentOnce(query: FeedData): FeedContent {
  const content = contents.get(query) ?? feedContent(query);
  contents.set(query, content);
  return content;
}

/** The channel. RSS asks for an e-mail address where it names a person, so the author stands on the items, as dc:creator. */
export function rssChannel({ title, description, language, base, home, posts }: FeedContent, path: string) {
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
export function rssItem({ title, url, description, html, published, tags, authors }: FeedPost) {
  return {
    title,
    url,
    // Readers take a description for HTML.
    description: escapeHtml(description),
    date: published,
    categories: tags,
    author: authors.map(({ name }) => name).join("、"),
    custom_elements: [{ "content:encoded": { _cdata: html } }],
  };
}

/**
 * The plugin's library writes the time of the build. In its place goes the feed's last change, or nothing where there is
 * none, so that a feed changes only when its content does.
 */
export function withLastChange(rss: string, latest: string | null): string {
  const element = latest === null ? "" : `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`;
  return rss.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, element);
}
