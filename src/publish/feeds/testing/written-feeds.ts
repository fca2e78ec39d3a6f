import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBuild } from "gatsby-plugin-feed/gatsby-node";
import { site } from "../../../config/site";
import type { FeedData } from "../feed-content";
import { rssPlugin } from "../rss-plugin";
import { writeFeeds } from "../write-feeds";

/** The three feeds as written in a build: RSS by gatsby-plugin-feed, then the others by the site's own hook. */
export async function writtenFeeds(data: FeedData) {
  const dir = mkdtempSync(path.join(tmpdir(), "feeds-"));
  const before = process.cwd();
  try {
    // The plugin writes to ./public.
    process.chdir(dir);
    const graphql = async () => ({ data });
    await onPostBuild({ graphql, reporter: console }, rssPlugin(site).options);
    await writeFeeds(graphql as never, path.join(dir, "public"));
    const read = (file: string) => readFileSync(path.join(dir, "public/blog", file), "utf8");
    return { rss: read("rss.xml"), atom: read("atom.xml"), json: read("feed.json") };
  } finally {
    process.chdir(before);
    rmSync(dir, { recursive: true });
  }
}
