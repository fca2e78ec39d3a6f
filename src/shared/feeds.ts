import { joinPath } from "../lib/paths";

/** Feed formats that a blog can offer, with their file names below the blog's address. */
const feedFiles = [
  { type: "rss", name: "RSS", mediaType: "application/rss+xml", file: "rss.xml" },
  { type: "atom", name: "Atom", mediaType: "application/atom+xml", file: "atom.xml" },
  { type: "json", name: "JSON Feed", mediaType: "application/feed+json", file: "feed.json" },
] as const;

/** Returns whether a path ends like the path of a feed. */
export const isFeedPath = (path: string) => feedFiles.some(({ file }) => path.endsWith(`/${file}`));

/**
 * Returns the path of the Atom feed of a tag or of a docs area. The path of an area's feed contains
 * the area's key in sidebars.yml, with `-` for slashes, because the key does not change when pages
 * move.
 */
export const atomPath = (address: string, area = "") => joinPath(address, area.replace(/[/\\]/g, "-"), "atom.xml");

/** Returns the configured feeds with their paths, in a fixed order. */
export function feedsOf(types: readonly string[], blogBasePath: string) {
  return feedFiles
    .filter(({ type }) => types.includes(type))
    .map((feed) => ({ ...feed, path: joinPath(blogBasePath, feed.file) }));
}
