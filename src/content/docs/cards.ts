import type { Element } from "hast";
import { h } from "hastscript";
import type { DocsCatalog } from "./docs-catalog";
import { labelLang, type NavItem, walkNav } from "./sidebars/navigation";

/**
 * Returns cards for the items of a category. A category without a page links to the address of the
 * first item in it. A category without addresses gets no card.
 */
export async function categoryCards<Doc>(
  items: readonly NavItem[],
  byId: ReadonlyMap<string, Doc>,
  descriptionOf: (doc: Doc) => Promise<string>,
): Promise<Queries.CategoryCard[]> {
  const cards = items.map(async (item): Promise<Queries.CategoryCard | []> => {
    const { kind, label: title } = item;
    const titleLang = labelLang(item);
    const path = item.path ?? walkNav([item]).find((inside) => inside.item.path !== null)?.item.path ?? null;
    if (path === null) return [];
    if (item.kind === "link") return { kind, title, titleLang, path, description: null, count: null };
    if (item.kind === "category")
      return { kind, title, titleLang, path, description: item.index?.description ?? null, count: item.items.length };
    const doc = byId.get(item.docId);
    return {
      kind,
      title,
      titleLang,
      path,
      description: doc === undefined ? null : await descriptionOf(doc),
      count: null,
    };
  });
  return (await Promise.all(cards)).flat();
}

/**
 * Returns the items that `<DocCardList>` shows as cards: the items of the page's category, or the
 * page's siblings in the sidebar.
 */
export function cardItemsOf(
  path: string,
  { places, sidebars }: Pick<DocsCatalog, "places" | "sidebars">,
): readonly NavItem[] {
  const sidebar = sidebars.find(({ id }) => id === places.get(path)?.sidebarId);
  const place = walkNav(sidebar?.items ?? []).find(({ item }) => item.path === path);
  if (place?.item.kind === "category") return place.item.items;
  return place?.siblings.filter((item) => item !== place.item) ?? [];
}

/** Returns the cards that `<Areas>` shows, one for each sidebar. */
export function areaCards({ sidebars }: Pick<DocsCatalog, "sidebars">): ArticleCard[] {
  return sidebars.map(({ label: title, landing: path, description = null }) => {
    return { title, titleLang: null, path, description };
  });
}

type ArticleCard = Pick<Queries.CategoryCard, "title" | "titleLang" | "path" | "description">;

/** Returns cards as elements of an article. */
export function cardList(cards: readonly ArticleCard[]): Element {
  return h(
    "ul",
    cards.map(({ title, titleLang, path, description }) =>
      h("li", h("a", { href: path, lang: titleLang }, title), description && h("p", description)),
    ),
  );
}
