import { siteFile } from "../../config/language";
import { say } from "../../config/say";
import type { NavbarItem } from "../../config/types";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, routeKey } from "../../lib/paths";
import { docsMessages } from "../../text/diagnostics/docs-messages";
import { navigationMessages } from "../../text/diagnostics/navigation-messages";
import { siteText } from "../../text/site";
import type { Navigation } from "../site/site-navigation";

interface Targets {
  readonly sidebarIds: readonly string[];
  readonly docIds: readonly string[];
  readonly routes: ReadonlySet<string>;
  /** Line of a field of site.yml. */
  readonly lineOf: (field: string) => number | undefined;
}

/**
 * Reports navbar and footer items that cannot be rendered: unknown sidebars and pages. The message is the one that a
 * visitor would see in place of the item.
 */
export function checkNavigation(
  { navbar, footer }: Navigation,
  { sidebarIds, docIds, routes, lineOf }: Targets,
): Diagnostic[] {
  const known = new Set([...routes].map(routeKey));
  const check = (field: string, item: NavbarItem): Diagnostic[] => {
    if (item.type === "dropdown") return checkAll(`${field}.items`, item.items);
    const [why, meant] = problem(item);
    if (why === undefined) return [];
    const label = item.label ?? ("docId" in item ? item.docId : "sidebarId" in item ? item.sidebarId : "");
    const wording = say(navigationMessages.cannotRender(siteText.navbarItemError(label), why, meant));
    return [{ severity: "error", file: siteFile, field, line: lineOf(field), ...wording }];
  };
  const checkAll = (field: string, items: readonly NavbarItem[]) =>
    items.flatMap((item, index) => check(`${field}.${index}`, item));
  const problem = (item: Exclude<NavbarItem, { type: "dropdown" }>): [string?, (string | undefined)?] => {
    if (item.type === "docSidebar") {
      if (sidebarIds.includes(item.sidebarId)) return [];
      return [say(docsMessages.unknownSidebar(item.sidebarId)), nearest(item.sidebarId, sidebarIds)];
    }
    if (item.type === "doc") {
      if (docIds.includes(item.docId)) return [];
      return [say(navigationMessages.missingDoc(item.docId)), nearest(item.docId, docIds)];
    }
    if (!("to" in item) || known.has(routeKey(decodePath(item.to.replace(/[?#].*$/, ""))))) return [];
    return [say(navigationMessages.missingPage(item.to)), nearest(item.to, known)];
  };
  return [
    ...checkAll("navbar.left", navbar.left),
    ...checkAll("navbar.right", navbar.right),
    ...footer.columns.flatMap(({ items }, index) => checkAll(`footer.columns.${index}.items`, items)),
  ];
}
