import { joinPath } from "../lib/paths";

/** Feed formats that a blog can offer, each with the name of its file below the blog's address. */
const feedFiles = [
  { type: "rss", name: "RSS", mediaType: "application/rss+xml", file: "rss.xml" },
  { type: "atom", name: "Atom", mediaType: "application/atom+xml", file: "atom.xml" },
  { type: "json", name: "JSON Feed", mediaType: "application/feed+json", file: "feed.json" },
] as const;

/** Whether a path ends as that of a feed does. */
export const isFeedPath = (path: string) => feedFiles.some(({ file }) => path.endsWith(`/${file}`));

/** Path of a tag's Atom feed. That of an area of the docs has its key in sidebars.yml, which stays when pages move. */
export const atomPath = (address: string, area = "") => joinPath(address, area.replace(/[/\\]/g, "-"), "atom.xml");

/** The configured feeds with their paths, in a fixed order. */
export function feedsOf(types: readonly string[], blogBasePath: string) {
  return feedFiles
    .filter(({ type }) => types.includes(type))
    .map((feed) => ({ ...feed, path: joinPath(blogBasePath, feed.file) }));
}
