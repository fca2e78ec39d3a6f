import type { Site } from "./sites/site";

/** The content of a site: its own, or a number of generated pages. */
export type Content = "real" | `${number}`;

/** A page to be measured. */
export interface Target {
  readonly site: Site;
  readonly content: Content;
  /** Kind of page. */
  readonly kind: string;
  readonly path: string;
}

/** The measured doc. It is neither the first of its folder nor the edited one. */
export const sampleDoc = "area000/note-5";

/**
 * One address for each kind of page of our own site. `longest` is the heaviest article.
 * Half of it is code.
 */
export const ownPages = {
  home: "/",
  landing: "/docs",
  doc: "/docs/computer/ComputerNetwork/TransportLayer",
  longest: "/docs/program/Python/MiniWeb",
  category: "/docs/category/计算机网络通信",
  list: "/blog",
  post: "/blog/2021/07/30/wiki-to-static-site",
  archive: "/blog/archive",
  tags: "/blog/tags",
  author: "/blog/authors/all-jieneng-articles",
  about: "/about",
  search: "/search",
  results: "/search?q=TCP",
} as const;

export type PageKind = keyof typeof ownPages;

/** Returns the contents that a site is built with. Only our site is built with its own. */
export function contentsOf(site: Site, pages: readonly number[]): Content[] {
  const generated = pages.map((count): Content => `${count}`);
  return site.id === "ours" ? ["real", ...generated] : generated;
}

/** Returns the pages to measure on a site with this content. */
export function targetsOf(site: Site, content: Content): Target[] {
  if (content !== "real") return [{ site, content, kind: "doc", path: site.docPath(sampleDoc) }];
  return Object.entries(ownPages).map(([kind, path]) => ({ site, content, kind, path }));
}
