import { createHash } from "node:crypto";
import type { CreatePagesArgs, Node } from "gatsby";
import type { SiteConfig } from "../../config/read-site";
import { site } from "../../config/site";
import { staticFile } from "../../content/files/static-files";
import { digestOfFiles } from "../../lib/node/files";
import { createNodes } from "../nodes/site-nodes";
import { catalogTypes, contentIndexType } from "./catalog";

/**
 * Creates the content index node. Pages depend on this node instead of on all content. It changes
 * with settings and with fields such as addresses and titles, but not with body text.
 */
export async function createContentIndex(args: CreatePagesArgs): Promise<void> {
  const digest = indexDigest((type) => args.getNodesByType(type));
  await createNodes(args, null, [{ type: contentIndexType, name: "index", fields: {} }], digest);
}

/**
 * Returns a digest of the catalog's input and of all settings. It leaves out the nodes' own
 * digests, because those change with the files' text.
 */
export function indexDigest(nodesOf: (type: string) => readonly Node[]): string {
  const hash = createHash("sha256").update(settingsAsJson(site));
  for (const type of catalogTypes()) {
    // Gatsby returns nodes in the order in which they were written, so they are sorted.
    const fields = nodesOf(type).map(({ internal, parent, children, ...rest }) => JSON.stringify(rest));
    hash.update(JSON.stringify([type, fields.sort()]));
  }
  return hash.digest("hex");
}

/**
 * Settings that affect no cached node or article. They appear only in pages and in files that every
 * build rewrites.
 */
const shownSettings =
  `title tagline description logo favicon url projectName startYear colorMode navbar footer announcement search
  article analytics comments sharingPictures security offline redirects lint onBrokenLinks onBrokenAnchors
  docs.mainDoc docs.editUrl docs.tocMinHeadingLevel docs.tocMaxHeadingLevel blog.title blog.description blog.postsPerPage
  blog.sidebarTitle blog.sidebarCount blog.showReadingTime blog.feedTypes blog.staleAfterYears`.split(/\s+/);

/**
 * Returns the settings that affect cached nodes and articles. A new setting counts as one of them
 * unless `shown` lists it. When one of these settings changes, Gatsby must clear its cache.
 */
export function makingSettings(site: SiteConfig): object {
  const making = (settings: object, within = "") =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => !shownSettings.includes(within + name)));
  return { ...making(site), docs: making(site.docs, "docs."), blog: making(site.blog, "blog.") };
}

/**
 * Returns all settings and a digest of the favicon's and logos' files as JSON. When the JSON
 * changes, Gatsby reruns queries on the existing nodes.
 */
export function settingsAsJson(site: SiteConfig): string {
  const pictures = [site.favicon, site.logo?.src, site.logo?.srcDark].map((address) => address && staticFile(address));
  return JSON.stringify([site, digestOfFiles(pictures.filter((file) => typeof file === "string"))]);
}
