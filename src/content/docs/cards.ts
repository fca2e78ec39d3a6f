import type { Element } from "hast";
import { h } from "hastscript";
import type { DocsCatalog } from "./docs-catalog";
import { type NavItem, walkNav } from "./sidebars/nav-items";

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
  return (await Promise.all(items.map((item) => card(item, descriptionOf)))).flat();
}

async function card(item: NavItem, descriptionOf: (docId: string) => Promise<string | null>): Promise<CategoryCard[]> {
  const { kind, label: title } = item;
  const path = item.path ?? walkNav([item]).find((inside) => inside.item.path !== null)?.item.path ?? null;
  if (path === null) return [];
  if (item.kind === "link") return [{ kind, title, path, description: null, count: null }];
  if (item.kind === "doc") return [{ kind, title, path, description: await descriptionOf(item.docId), count: null }];
  return [{ kind, title, path, description: item.index?.description ?? null, count: item.items.length }];
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
  const found = walkNav(sidebar?.items ?? []).find(({ item }) => item.path === path);
  if (found?.item.kind === "category") return found.item.items;
  return found?.siblings.filter((item) => item !== found.item) ?? [];
}

/** Cards as they stand in an article. */
export function cardList(cards: readonly CategoryCard[]): Element {
  const items = cards.map(({ title, path, description }) =>
    h("li", [h("a", { href: path }, title), description ? h("p", description) : null]),
  );
  return h("ul", items);
}
