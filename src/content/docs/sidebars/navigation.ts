import { type NavItem, walkNav } from "./nav-items";
import type { PlannedSidebar } from "./plan-sidebars";

export type PageLink = { readonly title: string; readonly path: string };

/** A page's place in its sidebar. */
export interface NavPlace {
  readonly sidebarId: string;
  /** From the outermost category to the page itself; the path is null for a category that only groups. */
  readonly breadcrumbs: readonly { readonly title: string; readonly path: string | null }[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** The lines of a sidebar in reading order. The list is flat, because GraphQL has no recursive selections. */
export function flattenSidebar(items: readonly NavItem[]) {
  return walkNav(items).map(({ item, trail }) => ({
    kind: item.kind,
    label: item.label,
    path: item.path,
    level: trail.length,
    docId: item.kind === "link" ? null : item.docId,
    collapsed: item.kind === "category" && item.collapsed,
    unlisted: item.kind === "doc" && item.unlisted,
  }));
}

/** Ids of the listed pages of a sidebar in reading order, each once. */
export function listedDocs(items: readonly NavItem[]): string[] {
  return [...new Set(flattenSidebar(items).flatMap(({ docId, unlisted }) => (unlisted ? [] : (docId ?? []))))];
}

/** The place of every page of a sidebar, by path. Unlisted pages have a place but are never a neighbour. */
export function placesOf(sidebar: PlannedSidebar): Map<string, NavPlace> {
  const pages = walkNav(sidebar.items).flatMap(({ item, trail }) => {
    if (item.kind === "link" || item.path === null) return [];
    const breadcrumbs = [...trail, item].map(({ label, path }) => ({ title: label, path }));
    const link: PageLink = { title: item.label, path: item.path };
    return [{ link, breadcrumbs, isListed: item.kind === "category" || !item.unlisted }];
  });
  const listed = pages.filter(({ isListed }) => isListed).map(({ link }) => link);
  const positions = new Map(listed.map(({ path }, index) => [path, index]));
  return new Map(
    pages.map(({ link: { path }, breadcrumbs }) => {
      const at = positions.get(path) ?? Number.NaN;
      const [previous = null, next = null] = [listed[at - 1], listed[at + 1]];
      return [path, { sidebarId: sidebar.id, breadcrumbs, previous, next }];
    }),
  );
}
