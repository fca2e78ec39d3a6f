import type { Site } from "./sites/site";

/** Content a site is built with: its own, or so many generated pages. */
export type Content = "real" | `${number}`;

/** A page to be measured. */
export interface Target {
  readonly site: Site;
  readonly content: Content;
  /** Kind of page. */
  readonly kind: string;
  readonly path: string;
}

/** The generated doc that is looked at: neither the first of its folder nor an edited one. */
export const sampleDoc = "area000/note-5";

/** One address of each kind of page of our own site, and its heaviest text: half of it is code. */
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

/** The content each site is built with: ours also with its own. */
export function contentsOf(site: Site, pages: readonly number[]): Content[] {
  const generated = pages.map((count): Content => `${count}`);
  return site.id === "ours" ? ["real", ...generated] : generated;
}

/** The pages of a site with some content that are measured. */
export function targetsOf(site: Site, content: Content): Target[] {
  if (content !== "real") return [{ site, content, kind: "doc", path: site.docPath(sampleDoc) }];
  return Object.entries(ownPages).map(([kind, path]) => ({ site, content, kind, path }));
}
