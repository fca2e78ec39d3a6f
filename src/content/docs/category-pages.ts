import type { NavCategory, NavItem } from "./sidebars/nav-items";
import { categoryPath, type PlannedSidebar } from "./sidebars/plan-sidebars";

/** A generated category page and its items. */
export interface CategoryPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string | null;
  readonly path: string;
  readonly sidebarId: string;
  readonly items: readonly NavItem[];
}

/** The generated category pages of a sidebar, in reading order. */
export function categoryPages(sidebar: PlannedSidebar, docsBasePath: string): CategoryPage[] {
  const found: CategoryPage[] = [];
  const visit = (items: readonly NavItem[]) => {
    for (const item of items) {
      if (item.kind !== "category") continue;
      if (item.index !== null) found.push(categoryPage(item, item.index.slug));
      visit(item.items);
    }
  };
  const categoryPage = (item: NavCategory, slug: string): CategoryPage => ({
    slug,
    title: item.index?.title ?? item.label,
    description: item.index?.description ?? null,
    path: categoryPath(slug, docsBasePath),
    sidebarId: sidebar.id,
    items: item.items.filter((child) => child.kind !== "doc" || !child.unlisted),
  });
  visit(sidebar.items);
  return found;
}
