import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { staticAddresses } from "../../graph/checks/static-addresses";
import type { Redirect } from "../../lib/redirect";
import { writeFeeds } from "../../publish/feeds/write-feeds";
import { writeAppFiles } from "../../publish/icons/write-app-files";
import { writeLlms } from "../../publish/llms/write-llms";
import { writeRedirectPages } from "../../publish/redirects/write-redirect-pages";
import { writeSearchRecords } from "../../publish/search/write-search-records";
import { writeSitemap } from "../../publish/sitemap/write-sitemap";
import { finalizeSite, startCompression } from "../finalize/finalize-site";
import { removeStaleFiles } from "../finalize/remove-stale-files";
import { cardsDrawn } from "../schedule/cards-in-background";

/**
 * Writes the files beside the pages: feeds, search records, sitemap, Markdown copies, icons, social cards, a page for
 * every alias. Then removes what earlier builds left, and finalizes the site for its hosts.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const root = store.getState().program.directory;
  const publicDir = path.join(root, "public");
  const precompressor = startCompression(root, site);
  await writeFeeds(graphql, publicDir);
  await writeSearchRecords({ graphql, publicDir });
  await writeSitemap({ graphql, publicDir });
  const markdownCopies = await writeLlms({ graphql, publicDir });
  await writeAppFiles(publicDir);
  await cardsDrawn();
  const { data, errors } = await graphql<{ redirects: Redirect[]; allSitePage: { nodes: { path: string }[] } }>(
    "{ redirects { from to } allSitePage { nodes { path } } }",
  );
  if (!data) throw new Error(`The redirects could not be read: ${JSON.stringify(errors)}`);
  const pagePaths = data.allSitePage.nodes.map((page) => page.path);
  const staticDir = path.join(root, "static");
  removeStaleFiles({
    publicDir,
    staticDir,
    addresses: [...pagePaths, ...data.redirects.map(({ from }) => from)],
    markdownCopies,
  });
  writeRedirectPages(publicDir, site, data.redirects);
  const staticFolders = staticAddresses(staticDir).filter((address) => address.endsWith("/"));
  await finalizeSite({ precompressor, root, site, redirects: data.redirects, pagePaths, staticFolders });
};
