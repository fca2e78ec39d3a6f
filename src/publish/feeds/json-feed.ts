import { absoluteUrl } from "../../lib/paths";
import type { FeedContent, FeedPost } from "./feed-content";

/** The blog as JSON Feed 1.1. */
export function jsonFeed(
  { title, description, language, base, home, author, posts }: FeedContent,
  path: string,
): string {
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: absoluteUrl(base, path),
    language,
    authors: [{ name: author }],
    items: posts.map(item),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function item({ title, url, description, html, published, updated, tags, authors }: FeedPost) {
  return {
    id: url,
    url,
    title,
    summary: description,
    content_html: html,
    date_published: published,
    date_modified: updated,
    tags,
    authors: authors.map(({ name, url }) => (url === null ? { name } : { name, url })),
  };
}
