import type { DocFields } from "../file/doc-fields";
import type { GeneratedIndex } from "./sidebars-file";

/** The fields of a doc that sidebars need. */
export type SidebarDoc = Pick<
  DocFields,
  | "docId"
  | "file"
  | "path"
  | "title"
  | "titleLang"
  | "sidebarLabel"
  | "sidebarPosition"
  | "draft"
  | "unlisted"
  | "descriptionText"
>;

export interface NavDoc {
  readonly kind: "doc";
  readonly label: string;
  /** Language of the label. Null for the site's language. */
  readonly titleLang: string | null;
  readonly path: string;
  readonly docId: string;
  readonly unlisted: boolean;
}

export interface NavCategory {
  readonly kind: "category";
  readonly label: string;
  readonly titleLang: string | null;
  /** Address that the category opens: a doc or its generated page; null if it only groups. */
  readonly path: string | null;
  readonly docId: string | null;
  readonly collapsed: boolean;
  readonly index: (GeneratedIndex & { readonly slug: string }) | null;
  readonly items: readonly NavItem[];
}

/** A page, a category or a link elsewhere. */
export type NavItem = NavDoc | NavCategory | { readonly kind: "link"; readonly label: string; readonly path: string };

interface Walked {
  readonly item: NavItem;
  /** The categories around the item, the outermost first. */
  readonly trail: readonly NavCategory[];
  /** The list that contains the item. */
  readonly siblings: readonly NavItem[];
}

/** Returns all items of a sidebar in reading order. */
export function walkNav(items: readonly NavItem[], trail: readonly NavCategory[] = []): Walked[] {
  return items.flatMap((item) => [
    { item, trail, siblings: items },
    ...(item.kind === "category" ? walkNav(item.items, [...trail, item]) : []),
  ]);
}

export type PageLink = { readonly title: string; readonly titleLang: string | null; readonly path: string };

/** Returns the language of an item's label. A link elsewhere is labelled in the site's language. */
export function labelLang(item: NavItem): string | null {
  return item.kind === "link" ? null : item.titleLang;
}

/**
 * The position of a page in its sidebar. The breadcrumbs lead from the outermost category to the
 * page itself.
 */
export type NavPlace = NonNullable<ReturnType<ReturnType<typeof placesOf>["get"]>>;

/** A line of a sidebar. */
export interface NavLine {
  readonly kind: NavItem["kind"];
  readonly label: string;
  readonly titleLang: string | null;
  readonly path: string | null;
  /** Depth, 0 for the outermost lines. */
  readonly level: number;
  readonly docId: string | null;
  readonly collapsed: boolean;
  readonly unlisted: boolean;
  /** Number of pages below this line that the list leaves out. */
  readonly foldedPages: number;
}

export function lineOf(item: NavItem, level: number): NavLine {
  return {
    kind: item.kind,
    label: item.label,
    titleLang: labelLang(item),
    path: item.path,
    level,
    docId: item.kind === "link" ? null : item.docId,
    collapsed: item.kind === "category" && item.collapsed,
    unlisted: item.kind === "doc" && item.unlisted,
    foldedPages: 0,
  };
}

/**
 * Returns the lines of a sidebar in reading order. The list is flat, because GraphQL has no
 * recursive selections.
 */
export function flattenSidebar(items: readonly NavItem[]): NavLine[] {
  return walkNav(items).map(({ item, trail }) => lineOf(item, trail.length));
}

/** Returns the ids of a sidebar's listed pages in reading order, each once. */
export function listedDocs(items: readonly NavItem[]): string[] {
  return [...new Set(flattenSidebar(items).flatMap(({ docId, unlisted }) => (unlisted ? [] : (docId ?? []))))];
}

/**
 * Returns the position of each page of a sidebar, by path. An unlisted page has a position, but is
 * never the previous or next page of another.
 */
export function placesOf({ id, items }: { id: string; items: readonly NavItem[] }) {
  const pages = walkNav(items).flatMap(({ item, trail }) => {
    if (item.kind === "link" || item.path === null) return [];
    const breadcrumbs = [...trail, item].map(({ label, titleLang, path }) => ({ title: label, titleLang, path }));
    const link: PageLink = { title: item.label, titleLang: item.titleLang, path: item.path };
    return [{ link, breadcrumbs, isListed: item.kind === "category" || !item.unlisted }];
  });
  const listed = pages.filter(({ isListed }) => isListed).map(({ link }) => link);
  const positions = new Map(listed.map(({ path }, index) => [path, index]));
  return new Map(
    pages.map(({ link: { path }, breadcrumbs }) => {
      const at = positions.get(path) ?? Number.NaN;
      const [previous = null, next = null] = [listed[at - 1], listed[at + 1]];
      return [path, { sidebarId: id, breadcrumbs, previous, next }];
    }),
  );
}
