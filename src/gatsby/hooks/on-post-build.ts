import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { fileTimes } from "../../assets/git/file-times";
import { contentDir, type SecurityConfig } from "../../config/read-site";
import { site } from "../../config/site";
import { copyStaticFiles, staticDirs, staticFile } from "../../content/files/static-files";
import { removeStaleFiles } from "../../deploy/remove-stale-files";
import { writeSite } from "../../deploy/write-site";
import { ask } from "../../graphql/ask";
import { securityKey } from "../../graphql/checks/check-content";
import { staticAddresses } from "../../graphql/checks/check-routes";
import type { Redirect } from "../../lib/paths";
import { siteFiles } from "../../shared/site-files";
import { writeFeeds } from "../../site-files/feeds/write-feeds";
import { writeIcons } from "../../site-files/icons";
import { writeLlms } from "../../site-files/llms";
import { writeRedirectPages } from "../../site-files/redirect-pages";
import { writeSecurityTxt } from "../../site-files/security-txt";
import { writeRobots } from "../../site-files/sitemap";
import { besidePages } from "../beside-pages";

type SiteData = {
  readonly redirects: Redirect[];
  readonly allSitePage: { readonly nodes: readonly { path: string }[] };
};

/**
 * Writes the files beside the pages, removes files of earlier builds, and prepares
 * the site for its hosts.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, getNodesByType, graphql, reporter, store }) => {
  const root = store.getState().program.directory;
  const publicDir = path.join(root, "public");
  const warn = (message: string) => reporter.warn(message);
  const feeds = await writeFeeds(graphql, publicDir);
  writeRobots(publicDir, site);
  const markdownCopies = await writeLlms({ graphql, publicDir });
  await writeIcons(publicDir);
  const query = "{ redirects { from to } allSitePage { nodes { path } } }";
  const { redirects, allSitePage } = await ask<SiteData>(graphql, query, "The redirects");
  const pagePaths = allSitePage.nodes.map((page) => page.path);
  // The list of copied files is not in .cache, because Gatsby clears that folder when its
  // configuration changes.
  copyStaticFiles(publicDir, path.join(root, "deploy/generated/static-files.json"), pagePaths);
  const addresses = [...pagePaths, ...redirects.map(({ from }) => from), ...feeds];
  const contentDigests = new Set(getNodesByType("File").map(({ internal }) => internal.contentDigest));
  removeStaleFiles({ publicDir, staticDirs: staticDirs(), addresses, markdownCopies, contentDigests });
  const commits = [...fileTimes(contentDir()).values()].map(({ last }) => last).sort();
  // Keeps the owner's file, if there is one in static/.
  if (staticFile(siteFiles.securityTxt) === null) writeSecurityTxt(publicDir, site, commits.at(-1));
  writeRedirectPages(publicDir, site, redirects);
  const ownAddresses = staticDirs().flatMap(staticAddresses);
  const staticFolders = ownAddresses.filter((address) => address.endsWith("/"));
  const security = (await cache.get(securityKey)) as SecurityConfig;
  await writeSite({
    root,
    site: { ...site, security },
    redirects,
    pagePaths,
    staticFolders,
    beside: besidePages(),
    warn,
  });
};
