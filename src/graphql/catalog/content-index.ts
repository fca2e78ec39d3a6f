import { createHash } from "node:crypto";
import type { CreatePagesArgs, Node } from "gatsby";
import type { SiteConfig } from "../../config/read-site";
import { site } from "../../config/site";
import { staticFile } from "../../content/files/static-files";
import { digestOfFiles } from "../../lib/node/files";
import { createNodes } from "../nodes/site-nodes";
import { catalogTypes, contentIndexType } from "./catalog";

/** Creates the node that pages depend on instead of all content: it changes with addresses, titles, settings, not texts. */
export async function createContentIndex(args: CreatePagesArgs): Promise<void> {
  const digest = indexDigest((type) => args.getNodesByType(type));
  await createNodes(args, null, [{ type: contentIndexType, name: "index", fields: {} }], digest);
}

/** Digest of the catalog's input, and of the settings that pages show. A node's own digest changes with the text of the file and is therefore not used. */
export function indexDigest(nodesOf: (type: string) => readonly Node[]): string {
  const hash = createHash("sha256").update(settingsDigest(site));
  for (const type of catalogTypes()) {
    // Gatsby returns nodes in the order they were written.
    const fields = nodesOf(type).map(({ internal, parent, children, ...rest }) => JSON.stringify(rest));
    hash.update(JSON.stringify([type, fields.sort()]));
  }
  return hash.digest("hex");
}

/** Settings that no cached node or article depends on: only pages show them, or files that every build rewrites. */
const shown =
  `title tagline description logo favicon url projectName startYear colorMode navbar footer announcement search
  article analytics comments sharingPictures security offline redirects lint onBrokenLinks onBrokenAnchors
  docs.mainDoc docs.editUrl docs.tocMinHeadingLevel docs.tocMaxHeadingLevel blog.title blog.description blog.postsPerPage
  blog.sidebarTitle blog.sidebarCount blog.showReadingTime blog.feedTypes blog.staleAfterYears`.split(/\s+/);

/** The settings that cached nodes and articles depend on, a new one too: when one changes, Gatsby's cache must be cleared. */
export function makingSettings(site: SiteConfig): object {
  const making = (settings: object, within = "") =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => !shown.includes(within + name)));
  return { ...making(site), docs: making(site.docs, "docs."), blog: making(site.blog, "blog.") };
}

/** Digest of all that a page may show of the settings. When it changes, queries are run again from what is there. */
export function settingsDigest(site: SiteConfig): string {
  const pictures = [site.favicon, site.logo?.src, site.logo?.srcDark].map((address) => address && staticFile(address));
  return JSON.stringify([site, digestOfFiles(pictures.filter((file) => typeof file === "string"))]);
}
