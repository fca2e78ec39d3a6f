import { navigationMessages } from "../../config/messages";
import { siteFile } from "../../config/read-site";
import { site } from "../../config/site";
import type { NavbarItem } from "../../config/site-schema";
import { type Diagnostic, error, type Wording } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, routeKey } from "../../lib/paths";
import type { Navigation } from "../site/site-navigation";
import { draftsByRoute } from "./check-routes";

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
 * `docs.mainDoc` and `search.reportUrl`. Also reports menus without items. Links to other sites are
 * not checked.
 */
export function checkNavigation({ navbar, footer }: Navigation, targets: Targets): Diagnostic[] {
  const { sidebarIds, isBroken, docIds, draftPaths, lineOf } = targets;
  const known = new Set([...targets.routes].map(routeKey));
  const drafts = draftsByRoute(draftPaths);
  const check = (field: string, item: NavbarItem): Diagnostic[] => {
    const fault = problem(item);
    if (fault !== null) return [error({ file: siteFile, field, line: lineOf(field) }, fault)];
    return item.items === undefined ? [] : checkAll(`${field}.items`, item.items);
  };
  const checkAll = (field: string, items: readonly NavbarItem[]) =>
    items.flatMap((item, index) => check(`${field}.${index}`, item));
  const problem = ({ sidebar, doc, to, items }: NavbarItem): Wording | null => {
    if (items?.length === 0) return navigationMessages.noItems;
    if (sidebar !== undefined) {
      if (isBroken(sidebar) || sidebarIds.includes(sidebar)) return null;
      return navigationMessages.noSidebar(sidebar, nearest(sidebar, sidebarIds));
    }
    if (doc !== undefined) return docIds.includes(doc) ? null : missingDoc(doc);
    return to === undefined ? null : missingPage(to);
  };
  const missingDoc = (doc: string) => {
    const draft = [...draftPaths.keys()].find((file) => file.replace(/\.mdx?$/, "") === `docs/${doc}`);
    return draft === undefined ? navigationMessages.noDoc(doc, nearest(doc, docIds)) : navigationMessages.draft(draft);
  };
  const missingPage = (to: string) => {
    const route = routeKey(decodePath(to.replace(/[?#].*$/, "")));
    if (known.has(route)) return null;
    const draft = drafts.get(route);
    return draft === undefined ? navigationMessages.noPage(to, nearest(to, known)) : navigationMessages.draft(draft);
  };
  const { reportUrl } = site.search;
  const { mainDoc } = site.docs;
  return [
    ...(mainDoc === null ? [] : check("docs.mainDoc", { doc: mainDoc })),
    ...(reportUrl?.startsWith("/") ? check("search.reportUrl", { to: reportUrl }) : []),
    ...checkAll("navbar.left", navbar.left),
    ...checkAll("navbar.right", navbar.right),
    ...footer.columns.flatMap(({ items }, index) => checkAll(`footer.columns.${index}.items`, items)),
  ];
}
