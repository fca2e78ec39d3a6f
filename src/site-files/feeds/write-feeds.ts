import path from "node:path";
import XMLBuilder from "fast-xml-builder";
import type { BuildArgs } from "gatsby";
import { site } from "../../config/site";
import { ask } from "../../graphql/ask";
import { writeChanged } from "../../lib/node/files";
import { absoluteUrl } from "../../lib/paths";
import { feedsOf } from "../../shared/feeds";
import { type FeedContent, type FeedData, feedContent, feedQuery, lastChange, partFeeds } from "./feed-content";

/**
 * Writes the blog's Atom and JSON feeds if they are enabled, and the feeds of `partFeeds`.
 * gatsby-plugin-feed writes the RSS feed.
 * @returns the paths of all feeds, including RSS
 */
export async function writeFeeds(graphql: BuildArgs["graphql"], publicDir: string): Promise<string[]> {
  const data = await ask<FeedData>(graphql, feedQuery, "The posts of the feeds");
  const content = feedContent(data);
  const feeds = feedsOf(site.blog.feedTypes, site.blog.routeBasePath);
  for (const { type, path: feedPath } of feeds) {
    const file = path.join(publicDir, feedPath);
    if (type === "atom") writeChanged(file, atomFeed(content, feedPath, content.home));
    if (type === "json") writeChanged(file, jsonFeed(content, feedPath));
  }
  const parts = partFeeds(data);
  for (const [feedPath, part] of parts) writeChanged(path.join(publicDir, feedPath), atomFeed(part, feedPath));
  return [...feeds.map((feed) => feed.path), ...parts.keys()];
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
  format: true,
});

/**
 * Returns a feed in Atom format (RFC 4287).
 * @param path path of the feed
 * @param id id of the feed. The default is the feed's address, because the address of the feed's
 * page may be the id of an entry.
 */
function atomFeed(content: FeedContent, path: string, id = absoluteUrl(content.base, path)): string {
  const { title, description, language, base, home, author, posts } = content;
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": language,
      id,
      title,
      subtitle: description,
      link: [
        { "@rel": "alternate", "@type": "text/html", "@href": home },
        { "@rel": "self", "@type": "application/atom+xml", "@href": absoluteUrl(base, path) },
      ],
      // Atom requires a date even in an empty feed.
      updated: lastChange(posts) ?? new Date(0).toISOString(),
      author: { name: author },
      entry: posts.map(({ url, title, updated, authors, tags, description: summary, html, published, lang }) => ({
        ...(lang !== null && { "@xml:lang": lang }),
        id: url,
        title,
        link: { "@rel": "alternate", "@type": "text/html", "@href": url },
        updated,
        author: authors.map(({ name, url: uri }) => (uri === null ? { name } : { name, uri })),
        category: tags.map((tag) => ({ "@term": tag })),
        summary,
        ...(html !== null && { published, content: { "@type": "html", "#text": html } }),
      })),
    },
  });
}

/** Returns the blog in JSON Feed 1.1 format. */
function jsonFeed({ title, description, language, base, home, author, posts }: FeedContent, path: string): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: absoluteUrl(base, path),
    language,
    authors: [{ name: author }],
    items: posts.map(({ url, title, description: summary, html, published, updated, tags, authors, lang }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: published,
      date_modified: updated,
      ...(lang !== null && { language: lang }),
      tags,
      authors: authors.map(({ name, url }) => (url === null ? { name } : { name, url })),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
