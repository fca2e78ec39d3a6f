import type { Element } from "hast";
import { h } from "hastscript";
import type { CategoryCard } from "./category-cards";
import type { DocsCatalog } from "./docs-catalog";
import type { NavItem } from "./sidebars/nav-items";

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
