import type { DocItem, FooterConfig, LinkItem, NavbarConfig, NavbarItem } from "../../config/types";
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
export function presentNavbar(config: NavbarConfig, targets: NavigationTargets) {
  return {
    left: config.left.map((item) => presentItem(item, targets)),
    right: config.right.map((item) => presentItem(item, targets)),
  };
}

export function presentFooter(config: FooterConfig, targets: NavigationTargets) {
  return {
    style: config.style,
    copyright: config.copyright,
    columns: config.columns.map(({ title, items }) => ({
      title,
      items: items.map((item) => presentItem(item, targets)),
    })),
  };
}

function presentItem(item: NavbarItem, targets: NavigationTargets): PresentedItem {
  const blank = { to: null, href: null, sidebarId: null, items: [] };
  if (item.type === "dropdown") {
    const items = item.items.map((child) => presentItem(child, targets));
    return { ...blank, type: item.type, label: item.label, items };
  }
  if (item.type !== "docSidebar") return { ...blank, type: "link", ...linkOf(item, targets) };
  const { type, label, sidebarId } = item;
  const sidebar = targets.sidebars.find(({ id }) => id === sidebarId);
  return { ...blank, type, label: label ?? sidebar?.label ?? sidebarId, sidebarId, to: sidebar?.landing ?? null };
}

function linkOf(item: LinkItem | DocItem, { byId }: NavigationTargets): Pick<PresentedItem, "label" | "to" | "href"> {
  if (item.type === "link") return { label: item.label, to: null, href: null, ...target(item) };
  const doc = byId.get(item.docId);
  return { label: item.label ?? doc?.sidebarLabel ?? doc?.title ?? item.docId, to: doc?.path ?? null, href: null };
}

function target(item: LinkItem): Partial<Pick<PresentedItem, "to" | "href">> {
  return "to" in item ? { to: item.to } : { href: item.href };
}
