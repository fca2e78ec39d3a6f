import XMLBuilder from "fast-xml-builder";
import { absoluteUrl } from "../../lib/paths";
import { type FeedContent, type FeedPost, lastChange } from "./feed-content";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
  format: true,
});

/** The blog as Atom (RFC 4287). */
export function atomFeed(content: FeedContent, path: string): string {
  const { title, description, language, base, home, author, posts } = content;
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "utf-8" },
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": language,
      id: home,
      title,
      subtitle: description,
      link: [
        { "@rel": "alternate", "@type": "text/html", "@href": home },
        { "@rel": "self", "@type": "application/atom+xml", "@href": absoluteUrl(base, path) },
      ],
      // Atom requires a date even in a feed without entries.
      updated: lastChange(posts) ?? new Date(0).toISOString(),
      author: { name: author },
      entry: posts.map(entry),
    },
  });
}

function entry({ title, url, description, html, published, updated, tags, authors }: FeedPost) {
  return {
    id: url,
    title,
    link: { "@rel": "alternate", "@type": "text/html", "@href": url },
    published,
    updated,
    author: authors.map(({ name, url: uri }) => (uri === null ? { name } : { name, uri })),
    category: tags.map((tag) => ({ "@term": tag })),
    summary: description,
    content: { "@type": "html", "#text": html },
  };
}
