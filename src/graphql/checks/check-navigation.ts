import { navigationMessages } from "../../config/messages";
import { siteFile } from "../../config/read-site";
import { site } from "../../config/site";
import type { NavbarItem } from "../../config/site-schema";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, routeKey } from "../../lib/paths";
import { searchText, siteText } from "../../text/texts";
import type { Navigation } from "../site/site-navigation";

interface Targets {
  readonly sidebarIds: readonly string[];
  /** Returns whether sidebars.yml has an error that may explain why a sidebar is missing. */
  readonly isBroken: (sidebarId: string) => boolean;
  readonly docIds: readonly string[];
  readonly routes: ReadonlySet<string>;
  /** Returns the line of a field in site.yml. */
  readonly lineOf: (field: string) => number | undefined;
}

/**
 * Reports navbar items, footer items and `search.reportUrl` that lead nowhere on this site. Links
 * to other sites are not checked. Each message begins with the text that a visitor would see in
 * place of the item.
 */
export function checkNavigation(
  { navbar, footer }: Navigation,
  { sidebarIds, isBroken, docIds, routes, lineOf }: Targets,
): Diagnostic[] {
  const known = new Set([...routes].map(routeKey));
  const check = (field: string, item: NavbarItem): Diagnostic[] => {
    if (item.items !== undefined) return checkAll(`${field}.items`, item.items);
    const [why, meant] = problem(item);
    if (why === undefined) return [];
    const label = item.label ?? item.doc ?? item.sidebar ?? "";
    const wording = navigationMessages.broken(siteText.navbarItemError(label), why, meant);
    return [error({ file: siteFile, field, line: lineOf(field) }, wording)];
  };
  const checkAll = (field: string, items: readonly NavbarItem[]) =>
    items.flatMap((item, index) => check(`${field}.${index}`, item));
  const problem = ({ sidebar, doc, to }: NavbarItem): [string?, (string | undefined)?] => {
    if (sidebar !== undefined)
      return isBroken(sidebar) || sidebarIds.includes(sidebar)
        ? []
        : [navigationMessages.noSidebar(sidebar), nearest(sidebar, sidebarIds)];
    if (doc !== undefined) return docIds.includes(doc) ? [] : [navigationMessages.noDoc(doc), nearest(doc, docIds)];
    if (to === undefined || known.has(routeKey(decodePath(to.replace(/[?#].*$/, ""))))) return [];
    return [navigationMessages.noPage(to), nearest(to, known)];
  };
  const { reportUrl } = site.search;
  return [
    ...(reportUrl?.startsWith("/")
      ? check("search.reportUrl", { to: reportUrl, label: searchText.noResults.report })
      : []),
    ...checkAll("navbar.left", navbar.left),
    ...checkAll("navbar.right", navbar.right),
    ...footer.columns.flatMap(({ items }, index) => checkAll(`footer.columns.${index}.items`, items)),
  ];
}
