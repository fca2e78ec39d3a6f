import type { Element } from "hast";
import { h } from "hastscript";
import type { DocsCatalog } from "./docs-catalog";
import type { NavItem } from "./sidebars/nav-items";

/** An item of a category page. */
export interface CategoryCard {
  readonly kind: "doc" | "category" | "link";
  readonly title: string;
  readonly path: string;
  readonly description: string | null;
  readonly count: number | null;
}

/**
 * Cards for the items of a category. A category without a page of its own links to the first page in it.
 * @param descriptionOf returns the description of a docs page by its id
 */
export async function categoryCards(
  items: readonly NavItem[],
  descriptionOf: (docId: string) => Promise<string | null>,
): Promise<CategoryCard[]> {
  const cards = await Promise.all(items.map((item) => card(item, descriptionOf)));
  return cards.filter((found) => found !== null);
}

async function card(
  item: NavItem,
  descriptionOf: (docId: string) => Promise<string | null>,
): Promise<CategoryCard | null> {
  const { kind, label: title } = item;
  if (item.kind === "doc")
    return { kind, title, path: item.path, description: await descriptionOf(item.docId), count: null };
  if (item.kind === "link") return { kind, title, path: item.path, description: null, count: null };
  const path = item.path ?? firstPath(item.items);
  return path === null
    ? null
    : { kind, title, path, description: item.index?.description ?? null, count: item.items.length };
}

function firstPath(items: readonly NavItem[]): string | null {
  for (const item of items) {
    const path = item.kind === "category" ? (item.path ?? firstPath(item.items)) : item.path;
    if (path !== null) return path;
  }
  return null;
}

/**
 * What `<DocCardList>` shows on a page: what its category holds, if it stands for one, else the pages beside it.
 * @param path address of the page
 */
export function cardItemsOf(
  path: string,
  { places, sidebars }: Pick<DocsCatalog, "places" | "sidebars">,
): readonly NavItem[] {
  const sidebar = sidebars.find(({ id }) => id === places.get(path)?.sidebarId);
  return (sidebar && itemsAround(path, sidebar.items)) ?? [];
}

function itemsAround(path: string, items: readonly NavItem[]): readonly NavItem[] | undefined {
  for (const item of items) {
    if (item.kind === "category") {
      const found = item.path === path ? item.items : itemsAround(path, item.items);
      if (found !== undefined) return found;
    } else if (item.path === path) return items.filter((other) => other !== item);
  }
  return undefined;
}

/** Cards as they stand in an article. */
export function cardList(cards: readonly CategoryCard[]): Element {
  const items = cards.map(({ title, path, description }) =>
    h("li", [h("a", { href: path }, title), description ? h("p", description) : null]),
  );
  return h("ul", items);
}
