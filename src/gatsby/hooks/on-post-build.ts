import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import { staticAddresses } from "../../graph/checks/static-addresses";
import { dropFormerPages } from "../../hosting/remove-stale-files";
import type { Redirect } from "../../lib/redirect";
import { writeFeeds } from "../../publish/feeds/write-feeds";
import { writeAppFiles } from "../../publish/icons/write-app-files";
import { writeLlms } from "../../publish/llms/write-llms";
import { writeRedirectPages } from "../../publish/redirects/write-redirect-pages";
import { writeSearchRecords } from "../../publish/search/write-search-records";
import { writeSitemap } from "../../publish/sitemap/write-sitemap";
import { beginCopies, deliver } from "../finalize/finalize-site";
import { cardsDrawn } from "../schedule/cards-in-background";

/**
 * Writes what stands beside the pages: feeds, search records, sitemap, Markdown copies, icons, social pictures, a page for
 * every alias. What former builds left of pages that are gone is removed, and the whole made ready for hosts.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, store }) => {
  const root = store.getState().program.directory;
  const publicDir = path.join(root, "public");
  const copies = beginCopies(root, site);
  await writeFeeds(graphql, publicDir);
  await writeSearchRecords({ graphql, publicDir });
  await writeSitemap({ graphql, publicDir });
  const copied = await writeLlms({ graphql, publicDir });
  await writeAppFiles(publicDir);
  await cardsDrawn();
  const { data, errors } = await graphql<{ redirects: Redirect[]; allSitePage: { nodes: { path: string }[] } }>(
    "{ redirects { from to } allSitePage { nodes { path } } }",
  );
  if (!data) throw new Error(`The redirects could not be read: ${JSON.stringify(errors)}`);
  const pagePaths = data.allSitePage.nodes.map((page) => page.path);
  const staticDir = path.join(root, "static");
  dropFormerPages({
    publicDir,
    staticDir,
    addresses: [...pagePaths, ...data.redirects.map(({ from }) => from)],
    copied,
  });
  writeRedirectPages(publicDir, site, data.redirects);
  const folders = staticAddresses(staticDir).filter((address) => address.endsWith("/"));
  await deliver({ copies, root, site, moved: data.redirects, pagePaths: [...pagePaths, ...folders] });
};
