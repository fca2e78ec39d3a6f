import { navigationMessages } from "../../config/messages";
import { siteFile } from "../../config/read-site";
import { site } from "../../config/site";
import type { NavbarItem } from "../../config/site-schema";
import { sidebarPlaces } from "../../content/docs/sidebars/sidebars-file";
import { type Diagnostic, error, type Wording } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, pathOnSite, routeKey } from "../../lib/paths";
import { addressFrom } from "../../markdown/links/link-article";
import { announcementLinks } from "../site/announcement";
import type { Navigation } from "../site/site-navigation";
import { draftsByRoute } from "./check-routes";

/** Returns the target of an item as keys for `Diagnostic.awaits`; an empty list if it has none. */
function targetsOf(item: NavbarItem): string[] {
  if (item.sidebar !== undefined) return sidebarPlaces(item.sidebar);
  if (item.doc !== undefined) return [`docs/${item.doc}`];
  const path = pathOf(item);
  return path === undefined ? [] : [routeOf(path)];
}

const routeOf = (to: string) => routeKey(decodePath(to.replace(/[?#].*$/, "")));

/** Returns the path of this site to which an item's `to` or `href` leads; undefined without one. */
function pathOf({ to, href }: NavbarItem): string | undefined {
  return to ?? (href === undefined ? undefined : (pathOnSite(href, site) ?? undefined));
}

/**
 * Converts a link, such as one in the announcement, to a navbar item. A link to an anchor, or with
 * a scheme other than http(s), becomes an item without a target, which is not checked.
 */
function linkItem(href: string): NavbarItem {
  if (/^(?:https?:)?\/\//i.test(href)) return { href };
  return /^(?:[a-z][a-z\d+.-]*:|#|$)/i.test(href) ? {} : { to: addressFrom("/", href) };
}

interface Targets {
  readonly sidebarIds: readonly string[];
  /** Returns whether sidebars.yml has an error that may explain why a sidebar is missing. */
  readonly isBroken: (sidebarId: string) => boolean;
  readonly docIds: readonly string[];
  readonly routes: ReadonlySet<string>;
  /** Addresses of unpublished drafts, by file. */
  readonly draftPaths: ReadonlyMap<string, string>;
  /** Returns the line of a field in site.yml. */
  readonly lineOf: (field: string) => number | undefined;
}

/**
 * Reports settings that lead to no published page of this site: navbar items, footer items,
 * `docs.mainDoc`, `search.reportUrl` and links in the announcement. Also reports menus without
 * items. Links to other sites are not checked.
 */
export function checkNavigation({ navbar, footer }: Navigation, targets: Targets): Diagnostic[] {
  const { sidebarIds, isBroken, docIds, draftPaths, lineOf } = targets;
  const known = new Set([...targets.routes].map(routeKey));
  const drafts = draftsByRoute(draftPaths);
  const check = (field: string, item: NavbarItem): Diagnostic[] => {
    const fault = problem(item);
    if (fault !== null)
      return [{ ...error({ file: siteFile, field, line: lineOf(field) }, fault), awaits: targetsOf(item) }];
    return item.items === undefined ? [] : checkAll(`${field}.items`, item.items);
  };
  const checkAll = (field: string, items: readonly NavbarItem[]) =>
    items.flatMap((item, index) => check(`${field}.${index}`, item));
  const problem = (item: NavbarItem): Wording | null => {
    const { sidebar, doc, items } = item;
    if (items?.length === 0) return navigationMessages.noItems;
    if (sidebar !== undefined) {
      if (isBroken(sidebar) || sidebarIds.includes(sidebar)) return null;
      return navigationMessages.noSidebar(sidebar, nearest(sidebar, sidebarIds));
    }
    if (doc !== undefined) return docIds.includes(doc) ? null : missingDoc(doc);
    const path = pathOf(item);
    return path === undefined ? null : missingPage(path);
  };
  const missingDoc = (doc: string) => {
    const draft = [...draftPaths.keys()].find((file) => file.replace(/\.mdx?$/, "") === `docs/${doc}`);
    return draft === undefined ? navigationMessages.noDoc(doc, nearest(doc, docIds)) : navigationMessages.draft(draft);
  };
  const missingPage = (to: string) => {
    const route = routeOf(to);
    if (known.has(route)) return null;
    const draft = drafts.get(route);
    return draft === undefined ? navigationMessages.noPage(to, nearest(route, known)) : navigationMessages.draft(draft);
  };
  const announced = announcementLinks().flatMap((href) => check("announcement.content", linkItem(href)));
  const { reportUrl } = site.search;
  const { mainDoc } = site.docs;
  return [
    ...(mainDoc === null ? [] : check("docs.mainDoc", { doc: mainDoc })),
    ...(reportUrl === null ? [] : check("search.reportUrl", linkItem(reportUrl))),
    ...announced,
    ...checkAll("navbar.left", navbar.left),
    ...checkAll("navbar.right", navbar.right),
    ...footer.columns.flatMap(({ items }, index) => checkAll(`footer.columns.${index}.items`, items)),
  ];
}
