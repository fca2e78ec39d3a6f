import type { SiteConfig } from "../../config/types";
import { staticFile } from "../../content/static-files";
import { digestOfFiles } from "../../lib/node/digest-of-files";

/** Settings that nothing is made with: pages show them, or the files beside pages do, which every build writes anew. */
const shown =
  `title tagline description logo favicon url projectName startYear colorMode navbar footer announcement search
  analytics comments sharingPictures security offline redirects lint onBrokenLinks onBrokenAnchors
  docs.mainDoc docs.editUrl docs.tocMinHeadingLevel docs.tocMaxHeadingLevel blog.title blog.description blog.postsPerPage
  blog.sidebarTitle blog.sidebarCount blog.showReadingTime blog.feedTypes blog.staleAfterYears`.split(/\s+/);

/**
 * The settings that nodes and rendered articles are made with. When one changes, Gatsby's cache has to go. A new setting
 * belongs to them until it is put on the list above.
 */
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
