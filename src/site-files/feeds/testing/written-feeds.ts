import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBuild } from "gatsby-plugin-feed/gatsby-node";
import { site } from "../../../config/site";
import type { FeedData } from "../feed-content";
import { rssPlugin } from "../rss-plugin";
import { writeFeeds } from "../write-feeds";

/**
 * Returns the blog's three feeds as a build writes them. gatsby-plugin-feed writes the RSS feed,
 * and the site's own hook then writes the others.
 */
export async function writtenFeeds(data: FeedData) {
  const files = await writtenFiles(data);
  const [rss = "", atom = "", json = ""] = ["rss.xml", "atom.xml", "feed.json"].map((file) =>
    files.get(`/blog/${file}`),
  );
  return { rss, atom, json };
}

/** Returns every feed that a build writes, by path. */
export async function writtenFiles(data: FeedData): Promise<Map<string, string>> {
  const dir = mkdtempSync(path.join(tmpdir(), "feeds-"));
  const before = process.cwd();
  try {
    // The plugin writes to ./public.
    process.chdir(dir);
    const graphql = async () => ({ data });
    await onPostBuild({ graphql, reporter: console }, rssPlugin(site).options);
    const paths = await writeFeeds(graphql as never, path.join(dir, "public"));
    return new Map(paths.map((file) => [file, readFileSync(path.join(dir, "public", file), "utf8")]));
  } finally {
    process.chdir(before);
    rmSync(dir, { recursive: true });
  }
}
