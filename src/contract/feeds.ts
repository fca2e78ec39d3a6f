import { joinPath } from "../lib/paths";

/** Feed formats a blog can offer. */
type FeedType = "rss" | "atom" | "json";

interface FeedFile {
  readonly type: FeedType;
  /** Display name of the format. */
  readonly name: string;
  readonly mediaType: string;
  /** File name below the blog's address. */
  readonly file: string;
}

const feedFiles: readonly FeedFile[] = [
  { type: "rss", name: "RSS", mediaType: "application/rss+xml", file: "rss.xml" },
  { type: "atom", name: "Atom", mediaType: "application/atom+xml", file: "atom.xml" },
  { type: "json", name: "JSON Feed", mediaType: "application/feed+json", file: "feed.json" },
];

/** All formats, in a fixed order. */
export const allFeedTypes = feedFiles.map(({ type }) => type);

/** The configured feeds with their paths, in a fixed order. */
export function feedsOf(types: readonly string[], blogBasePath: string): (FeedFile & { readonly path: string })[] {
  return feedFiles
    .filter(({ type }) => types.includes(type))
    .map((feed) => ({ ...feed, path: joinPath(blogBasePath, feed.file) }));
}
