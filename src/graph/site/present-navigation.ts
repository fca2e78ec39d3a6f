import type { FooterConfig, LinkItem, NavbarConfig, NavbarItem } from "../../config/types";
import type { PlannedSidebar } from "../../kinds/docs/sidebars/plan-sidebars";

/** A navbar or footer item with its address resolved, as GraphQL returns it. */
export interface PresentedItem {
  readonly type: NavbarItem["type"];
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
  readonly sidebarId: string | null;
  readonly items: readonly PresentedItem[];
}

interface Sidebars {
  readonly sidebars: readonly PlannedSidebar[];
}

/** The site's navigation, with resolved addresses. */
export interface Navigation {
  readonly navbar: NavbarConfig;
  readonly footer: FooterConfig;
}

/**
 * Adapts the configured navigation to content from another folder (`CONTENT_DIR`). Items without a target in that content are
 * removed, and its sidebars without an item are added on the left. The site's own content is not adapted: there a missing
 * target is a mistake to report.
 * @param paths addresses of all pages
 */
export function fitNavigation(
  { navbar, footer }: Navigation,
  { sidebars, paths }: Sidebars & { readonly paths: ReadonlySet<string> },
): Navigation {
  const ids = new Set(sidebars.map(({ id }) => id));
  const exists = (item: NavbarItem): boolean =>
    item.type === "docSidebar" ? ids.has(item.sidebarId) : !("to" in item) || paths.has(item.to);
  const fitItems = (items: readonly NavbarItem[]): NavbarItem[] =>
    items.flatMap((item): readonly NavbarItem[] => {
      if (item.type !== "dropdown") return exists(item) ? [item] : [];
      const children = item.items.filter(exists);
      return children.length === 0 ? [] : [{ ...item, items: children }];
    });
  const [left, right] = [fitItems(navbar.left), fitItems(navbar.right)];
  const opened = new Set(
    [...left, ...right]
      .flatMap((item) => (item.type === "dropdown" ? item.items : [item]))
      .map((item) => item.type === "docSidebar" && item.sidebarId),
  );
  const added = sidebars.filter(({ id }) => !opened.has(id)).slice(0, 6);
  const columns = footer.columns
    .map(({ title, items }) => ({ title, items: items.filter(exists) }))
    .filter(({ items }) => items.length > 0);
  return {
    navbar: {
      left: [...left, ...added.map(({ id, label }) => ({ type: "docSidebar", label, sidebarId: id }) as const)],
      right,
    },
    footer: { ...footer, columns },
  };
}

/** Resolves the configured navbar against the existing sidebars. Items that cannot be rendered stay, without an address. */
export function presentNavbar(config: NavbarConfig, catalog: Sidebars) {
  return {
    left: config.left.map((item) => presentItem(item, catalog)),
    right: config.right.map((item) => presentItem(item, catalog)),
  };
}

export function presentFooter(config: FooterConfig, catalog: Sidebars) {
  return {
    style: config.style,
    copyright: config.copyright,
    columns: config.columns.map(({ title, items }) => ({
      title,
      items: items.map((item) => presentItem(item, catalog)),
    })),
  };
}

function presentItem(item: NavbarItem, catalog: Sidebars): PresentedItem {
  const blank = { to: null, href: null, sidebarId: null, items: [] };
  const { type, label } = item;
  if (item.type === "dropdown")
    return { ...blank, type, label, items: item.items.map((child) => presentItem(child, catalog)) };
  if (item.type === "link") return { ...blank, type, label, ...addressOf(item) };
  const sidebar = catalog.sidebars.find(({ id }) => id === item.sidebarId);
  return { ...blank, type, label, sidebarId: item.sidebarId, to: sidebar?.landing ?? null };
}

function addressOf(item: LinkItem): { to: string | null; href: string | null } {
  return "to" in item ? { to: item.to, href: null } : { to: null, href: item.href };
}
