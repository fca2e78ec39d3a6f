import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { absoluteUrl, encodePath, joinPath } from "../../shared/paths";
import type { Alias } from "../catalog/catalog";
import { writeFeeds } from "../feeds/write-feeds";
import { writeAppFiles } from "../icons/write-app-files";
import { redirectPage } from "../links/redirect-page";
import { writeLlms } from "../llms/write-llms";
import { writeSearchRecords } from "../search/write-search-records";
import { writeSitemap } from "../sitemap/write-sitemap";
import { writeCards } from "../social/write-cards";

/** Writes what stands beside the pages: feeds, search records, sitemap, Markdown copies, icons, social pictures, and for every alias a page and a line of the hosts' redirect file. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store, reporter }) => {
  const publicDir = path.join(store.getState().program.directory, "public");
  await writeFeeds(graphql, publicDir);
  await writeSearchRecords({ graphql, publicDir });
  await writeSitemap({ graphql, publicDir });
  await writeLlms({ graphql, publicDir });
  await writeAppFiles(publicDir);
  await writeCards({ graphql, publicDir, reporter });
  const { data, errors } = await graphql<{ redirects: Alias[] }>("{ redirects { from to } }");
  if (!data) throw new Error(`The redirects could not be read: ${JSON.stringify(errors)}`);
  for (const { from, to } of data.redirects) {
    const file = path.join(publicDir, from, "index.html");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(joinPath(site.baseUrl, to), absoluteUrl(site, to)));
  }
  const lines = data.redirects.map(({ from, to }) =>
    [from, to].map((to) => encodePath(joinPath(site.baseUrl, to))).join(" "),
  );
  writeFileSync(path.join(publicDir, "_redirects"), lines.map((line) => `${line} 301\n`).join(""));
};
