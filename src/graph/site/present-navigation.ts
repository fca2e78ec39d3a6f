import type { FooterConfig, NavbarConfig, NavbarItem } from "../../config/types";
import type { DocsCatalog } from "../../kinds/docs/docs-catalog";

/** A navbar or footer item with its address resolved, as GraphQL returns it. */
export interface PresentedItem {
  readonly type: "link" | "docSidebar" | "dropdown";
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
  readonly sidebarId: string | null;
  readonly items: readonly PresentedItem[];
}

/** The part of the docs that navigation leads to. */
export type NavigationTargets = Pick<DocsCatalog, "sidebars" | "byId">;

/** Resolves the navbar against the content. Items that cannot be rendered stay, without an address. */
export function presentNavbar({ left, right }: NavbarConfig, targets: NavigationTargets) {
  const present = (item: NavbarItem) => presentItem(item, targets);
  return { left: left.map(present), right: right.map(present) };
}

export function presentFooter({ columns, copyright }: FooterConfig, targets: NavigationTargets) {
  const present = (item: NavbarItem) => presentItem(item, targets);
  return { copyright, columns: columns.map(({ title, items }) => ({ title, items: items.map(present) })) };
}

function presentItem(item: NavbarItem, targets: NavigationTargets): PresentedItem {
  const { label, to = null, href = null, doc, sidebar, items } = item;
  const blank = { type: "link", label: label ?? "", to: null, href: null, sidebarId: null, items: [] } as const;
  if (items) return { ...blank, type: "dropdown", items: items.map((child) => presentItem(child, targets)) };
  if (sidebar !== undefined) {
    const known = targets.sidebars.find(({ id }) => id === sidebar);
    const own = { label: label ?? known?.label ?? sidebar, to: known?.landing ?? null };
    return { ...blank, ...own, type: "docSidebar", sidebarId: sidebar };
  }
  if (doc === undefined) return { ...blank, to, href };
  const page = targets.byId.get(doc);
  return { ...blank, label: label ?? page?.sidebarLabel ?? page?.title ?? doc, to: page?.path ?? null };
}
