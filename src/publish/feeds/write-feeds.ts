import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { site } from "../../config/site";
import { allFeedTypes, feedsOf } from "../../contract/feeds";
import { atomFeed } from "./atom-feed";
import { feedContent, lastChange } from "./feed-content";
import { type FeedData, feedQuery } from "./feed-query";
import { jsonFeed } from "./json-feed";
import { withLastChange } from "./rss-plugin";

/**
 * Writes the Atom and JSON feeds and corrects the date in the RSS. A site's own hooks run after those of its plugins, so
 * gatsby-plugin-feed has written the RSS by then.
 */
export async function writeFeeds(graphql: BuildArgs["graphql"], publicDir: string): Promise<void> {
  const { data, errors } = await graphql<FeedData>(feedQuery);
  if (!data) throw new Error(`The posts could not be read for the feeds: ${JSON.stringify(errors)}`);
  const content = feedContent(data);
  const { feedTypes, routeBasePath } = site.blog;
  const dropped = allFeedTypes.filter((type) => !feedTypes.includes(type));
  // What an earlier build has left of a feed that is no longer offered.
  for (const { path: feedPath } of feedsOf(dropped, routeBasePath)) {
    for (const ending of ["", ".br"]) rmSync(path.join(publicDir, feedPath + ending), { force: true });
  }
  for (const { type, path: feedPath } of feedsOf(feedTypes, routeBasePath)) {
    const file = path.join(publicDir, feedPath);
    mkdirSync(path.dirname(file), { recursive: true });
    if (type === "atom") writeFileSync(file, atomFeed(content, feedPath));
    else if (type === "json") writeFileSync(file, jsonFeed(content, feedPath));
    else if (existsSync(file))
      writeFileSync(file, withLastChange(readFileSync(file, "utf8"), lastChange(content.posts)));
  }
}
