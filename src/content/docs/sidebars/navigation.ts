import { type NavItem, walkNav } from "./nav-items";
import type { PlannedSidebar } from "./plan-sidebars";

/** One line of a sidebar. The list is flat, because GraphQL has no recursive selections. */
export interface SidebarEntry {
  readonly kind: "doc" | "category" | "link";
  readonly label: string;
  /** Null for a category that only groups. */
  readonly path: string | null;
  readonly docId: string | null;
  /** 0 for the outermost entries. */
  readonly level: number;
  readonly collapsed: boolean;
  readonly unlisted: boolean;
}

export interface PageLink {
  readonly title: string;
  readonly path: string;
}

interface Crumb {
  readonly title: string;
  /** Null for a category that only groups. */
  readonly path: string | null;
}

/** A page's place in its sidebar. */
export interface NavPlace {
  readonly sidebarId: string;
  /** From the outermost category to the page itself. */
  readonly breadcrumbs: readonly Crumb[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** Sidebar items in reading order. */
export function flattenSidebar(items: readonly NavItem[]): SidebarEntry[] {
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
      return [
        path,
        { sidebarId: sidebar.id, breadcrumbs, previous: listed[at - 1] ?? null, next: listed[at + 1] ?? null },
      ];
    }),
  );
}
