import { siteFile } from "../../config/language";
import type { NavbarItem } from "../../config/types";
import { type Diagnostic, quote } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, routeKey } from "../../lib/paths";
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
    const wording = {
      message: `${siteText.navbarItemError(label)}（${why}）`,
      fix: meant === undefined ? "改正这一项，或删去它" : `是否想写${meant}？`,
    };
    return [{ severity: "error", file: siteFile, field, line: lineOf(field), ...wording }];
  };
  const checkAll = (field: string, items: readonly NavbarItem[]) =>
    items.flatMap((item, index) => check(`${field}.${index}`, item));
  const problem = (item: Exclude<NavbarItem, { type: "dropdown" }>): [string?, (string | undefined)?] => {
    if (item.type === "docSidebar") {
      if (sidebarIds.includes(item.sidebarId)) return [];
      return [`没有侧边栏${quote(item.sidebarId)}`, nearest(item.sidebarId, sidebarIds)];
    }
    if (item.type === "doc") {
      if (docIds.includes(item.docId)) return [];
      return [`没有id为${item.docId}的文档`, nearest(item.docId, docIds)];
    }
    if (!("to" in item) || known.has(routeKey(decodePath(item.to.replace(/[?#].*$/, ""))))) return [];
    return [`${item.to}不是本站的页面`, nearest(item.to, known)];
  };
  return [
    ...checkAll("navbar.left", navbar.left),
    ...checkAll("navbar.right", navbar.right),
    ...footer.columns.flatMap(({ items }, index) => checkAll(`footer.columns.${index}.items`, items)),
  ];
}
