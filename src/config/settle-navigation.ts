import type { FooterFields, NavbarFields, NavbarItemFields } from "./navigation-schema";
import type { DocItem, FooterConfig, LinkItem, NavbarConfig, NavbarItem, SidebarItem } from "./types";

/** The navbar as site.yml has it. */
export function settleNavbar({ left = [], right = [] }: NavbarFields): NavbarConfig {
  return { left: left.map(settleItem), right: right.map(settleItem) };
}

export function settleFooter({ style = "dark", columns = [], copyright }: FooterFields, usual: string): FooterConfig {
  return {
    style,
    columns: columns.map(({ title, items }) => ({ title, items: items.map(settleLink) })),
    copyright: copyright ?? usual,
  };
}

function settleItem(item: NavbarItemFields): NavbarItem {
  if (item.items === undefined) return settleTarget(item);
  return { type: "dropdown", label: item.label ?? "", items: item.items.map(settleTarget) };
}

type Target = Omit<NavbarItemFields, "items">;

function settleTarget(item: Target): LinkItem | SidebarItem | DocItem {
  if (item.sidebar === undefined) return settleLink(item);
  return { type: "docSidebar", label: item.label ?? null, sidebarId: item.sidebar };
}

/** The schema has made sure that the item has one target, and a label where the target has none. */
function settleLink({ label, to, href = "", doc }: Omit<Target, "sidebar">): LinkItem | DocItem {
  if (doc !== undefined) return { type: "doc", label: label ?? null, docId: doc };
  return to === undefined ? { type: "link", label: label ?? "", href } : { type: "link", label: label ?? "", to };
}
