import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { site } from "../../config/site";
import type { Alias } from "../catalog/catalog";
import { beginCopies, deliver } from "../delivery/deliver";
import { dropFormerPages } from "../delivery/drop-former-pages";
import { writeFeeds } from "../feeds/write-feeds";
import { writeAppFiles } from "../icons/write-app-files";
import { staticAddresses } from "../links/static-addresses";
import { writeRedirectPages } from "../links/write-redirect-pages";
import { writeLlms } from "../llms/write-llms";
import { writeSearchRecords } from "../search/write-search-records";
import { writeSitemap } from "../sitemap/write-sitemap";
import { cardsDrawn } from "../social/cards-in-background";

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
  const { data, errors } = await graphql<{ redirects: Alias[]; allSitePage: { nodes: { path: string }[] } }>(
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
