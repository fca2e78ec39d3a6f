import type { FooterConfig, NavbarConfig } from "../../config/read-site";
import { site } from "../../config/site";
import type { NavbarItem } from "../../config/site-schema";
import { blog } from "../../content/blog/blog-kind";
import type { DocsCatalog } from "../../content/docs/docs-catalog";
import { docs } from "../../content/docs/docs-kind";
import type { ContentPage } from "../../content/kind";
import { pages } from "../../content/pages/pages-kind";
import { joinPath } from "../../lib/paths";
import type { Catalog } from "../catalog/catalog";

/** The site's navigation before its addresses are resolved. */
export type Navigation = { readonly navbar: NavbarConfig; readonly footer: FooterConfig };

/**
 * Returns this build's navigation. The navbar comes from site.yml, or else from the content. The
 * footer comes from site.yml.
 */
export function siteNavigation(catalog: Catalog): Navigation {
  return { navbar: site.navbar ?? navbarOf(catalog), footer: site.footer };
}

/** Maximum number of sidebars, and of single pages, in a navbar derived from the content. */
const mostLinks = 6;

/**
 * Returns a navbar derived from the content: up to `mostLinks` sidebars, the blog if it contains
 * posts and is not the home page, and up to `mostLinks` top-level single pages.
 */
function navbarOf(catalog: Catalog): NavbarConfig {
  const base = joinPath(site.blog.routeBasePath);
  // If the blog is the home page, the site's name already links to it.
  const hasPosts = base !== "/" && catalog.of(blog).posts.length > 0;
  const { sidebars } = catalog.of(docs);
  const isTop = ({ path }: ContentPage) => path.lastIndexOf("/") === 0;
  const single = singlePages(catalog).filter(isTop);
  return {
    left: sidebars.slice(0, mostLinks).map(({ id }) => ({ sidebar: id })),
    right: [
      ...(hasPosts ? [{ label: site.blog.title, to: base }] : []),
      ...single.slice(0, mostLinks).map(({ title, path }) => ({ label: title, to: path })),
    ],
  };
}

/** The part of the docs catalog to which navigation items refer. */
type NavigationTargets = Pick<DocsCatalog, "sidebars" | "byId">;

/**
 * Resolves the addresses of the navbar's items. An item for an unknown sidebar or doc stays in the
 * navbar, without an address.
 */
export function presentNavbar({ left, right }: NavbarConfig, targets: NavigationTargets) {
  const present = (item: NavbarItem) => presentItem(item, targets);
  return { left: left.map(present), right: right.map(present) };
}

export function presentFooter({ columns, copyright, icp, police }: FooterConfig, targets: NavigationTargets) {
  const present = (item: NavbarItem) => presentItem(item, targets);
  const filings = [
    ...(icp === null ? [] : [{ label: icp, href: "https://beian.miit.gov.cn/" }]),
    ...(police === null ? [] : [{ label: police, href: policeFiling(police) }]),
  ];
  return { copyright, filings, columns: columns.map(({ title, items }) => ({ title, items: items.map(present) })) };
}

/**
 * Returns the address of a filing's public record. https://beian.mps.gov.cn asks sites to link to
 * it with the digits of the filing number.
 */
const policeFiling = (number: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${/\d{14}/.exec(number)?.[0]}`;

function presentItem(item: NavbarItem, targets: NavigationTargets): Queries.SiteNavbarItem {
  const { label, to = null, href = null, doc, sidebar, items } = item;
  const blank = { type: "link", label: label ?? "", to: null, href: null, sidebarId: null, items: [] } as const;
  if (items) return { ...blank, type: "dropdown", items: items.map((child) => presentItem(child, targets)) };
  if (sidebar !== undefined) {
    const known = targets.sidebars.find(({ id }) => id === sidebar);
    const item = { label: label ?? known?.label ?? sidebar, to: known?.landing ?? null };
    return { ...blank, ...item, type: "docSidebar", sidebarId: sidebar };
  }
  if (doc === undefined) return { ...blank, to, href };
  const page = targets.byId.get(doc);
  return { ...blank, label: label ?? page?.sidebarLabel ?? page?.title ?? doc, to: page?.path ?? null };
}

/** Returns the listed pages in content/pages, except the home page. */
export function singlePages(catalog: Catalog): readonly ContentPage[] {
  return catalog.pages.filter(
    ({ file, listed, path }) => listed && path !== "/" && file.startsWith(`${pages.folder}/`),
  );
}
