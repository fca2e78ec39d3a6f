import type { BlogConfig, DocsConfig, SiteConfig } from "../../config/types";
import { staticFile } from "../../content/static-files";
import { digestOfFiles } from "../../lib/node/digest-of-files";

/** Settings that nothing is made with: pages show them, or the files beside pages do, which every build writes anew. */
const shown: readonly (keyof SiteConfig)[] = [
  "title",
  "tagline",
  "description",
  "logo",
  "favicon",
  "url",
  "organizationName",
  "projectName",
  "startYear",
  "colorMode",
  "navbar",
  "footer",
  "announcement",
  "search",
  "analytics",
  "comments",
  "socialPictures",
  "security",
  "delivery",
  "redirects",
  "lint",
  "onBrokenLinks",
  "onBrokenAnchors",
];
const shownOfDocs: readonly (keyof DocsConfig)[] = ["mainDocId", "editUrl", "tocMinHeadingLevel", "tocMaxHeadingLevel"];
const shownOfBlog: readonly (keyof BlogConfig)[] = [
  "title",
  "description",
  "postsPerPage",
  "sidebarTitle",
  "sidebarCount",
  "showReadingTime",
  "feedTypes",
  "staleAfterYears",
];

/**
 * The settings that nodes and rendered articles are made with. When one changes, Gatsby's cache has to go. A new setting
 * belongs to them until it is put on a list above.
 */
export function makingSettings(site: SiteConfig): object {
  return { ...without(site, shown), docs: without(site.docs, shownOfDocs), blog: without(site.blog, shownOfBlog) };
}

/** Digest of all that a page may show of the settings. When it changes, queries are run again from what is there. */
export function settingsDigest(site: SiteConfig): string {
  const pictures = [site.favicon, site.logo?.src, site.logo?.srcDark].map((address) => address && staticFile(address));
  return JSON.stringify([site, digestOfFiles(pictures.filter((file) => typeof file === "string"))]);
}

function without<T extends object>(settings: T, names: readonly (keyof T)[]): object {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !names.includes(name as keyof T)));
}
