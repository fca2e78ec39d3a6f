import type { NavItem } from "./nav-items";
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
export function flattenSidebar(items: readonly NavItem[], level = 0): SidebarEntry[] {
  return items.flatMap((item): SidebarEntry[] => {
    const { kind, label, path } = item;
    const entry = { kind, label, path, level, docId: null, collapsed: false, unlisted: false };
    if (item.kind === "link") return [entry];
    if (item.kind === "doc") return [{ ...entry, docId: item.docId, unlisted: item.unlisted }];
    return [{ ...entry, docId: item.docId, collapsed: item.collapsed }, ...flattenSidebar(item.items, level + 1)];
  });
}

/** The place of every page of a sidebar, by path. Unlisted pages have a place but are never a neighbour. */
export function placesOf(sidebar: PlannedSidebar): Map<string, NavPlace> {
  const pages = [...walk(sidebar.items, [])];
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const positions = new Map(listed.map(({ path }, index) => [path, index]));
  const places = new Map<string, NavPlace>();
  for (const { path, crumbs } of pages) {
    const at = positions.get(path) ?? -1;
    places.set(path, {
      sidebarId: sidebar.id,
      breadcrumbs: crumbs,
      previous: at > 0 ? linkOf(listed[at - 1]) : null,
      next: at >= 0 ? linkOf(listed[at + 1]) : null,
    });
  }
  return places;
}

interface WalkedPage {
  readonly path: string;
  readonly label: string;
  readonly unlisted: boolean;
  readonly crumbs: readonly Crumb[];
}

function* walk(items: readonly NavItem[], trail: readonly Crumb[]): Generator<WalkedPage> {
  for (const item of items) {
    if (item.kind === "link") continue;
    const crumbs = [...trail, { title: item.label, path: item.path }];
    if (item.path !== null) {
      yield { path: item.path, label: item.label, unlisted: item.kind === "doc" && item.unlisted, crumbs };
    }
    if (item.kind === "category") yield* walk(item.items, crumbs);
  }
}

function linkOf(page: WalkedPage | undefined): PageLink | null {
  return page === undefined ? null : { title: page.label, path: page.path };
}
