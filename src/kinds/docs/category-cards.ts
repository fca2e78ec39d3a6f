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
