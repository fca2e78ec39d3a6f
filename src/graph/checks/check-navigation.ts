import { say } from "../../config/say";
import type { FooterConfig, NavbarConfig, NavbarItem } from "../../config/types";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, routeKey } from "../../lib/paths";
import { docsMessages } from "../../text/diagnostics/docs-messages";
import { navigationMessages } from "../../text/diagnostics/navigation-messages";
import { siteText } from "../../text/site";

/**
 * Reports navbar and footer items that cannot be rendered: unknown sidebars, addresses without a page. The message is the
 * one that a visitor would see in place of the item.
 */
export function checkNavigation(
  { navbar, footer }: { navbar: NavbarConfig; footer: FooterConfig },
  { sidebarIds, routes }: { sidebarIds: readonly string[]; routes: ReadonlySet<string> },
): Diagnostic[] {
  const known = new Set([...routes].map(routeKey));
  const check = (file: string, item: NavbarItem): Diagnostic[] => {
    if (item.type === "dropdown") return item.items.flatMap((child) => check(file, child));
    if (item.type === "docSidebar") {
      if (sidebarIds.includes(item.sidebarId)) return [];
      const why = say(docsMessages.unknownSidebar(item.sidebarId));
      return [cannotRender(file, item.label, why, nearest(item.sidebarId, sidebarIds))];
    }
    if (!("to" in item) || known.has(routeKey(decodePath(item.to.replace(/[?#].*$/, ""))))) return [];
    return [cannotRender(file, item.label, say(navigationMessages.missingPage(item.to)), nearest(item.to, known))];
  };
  return [
    ...[...navbar.left, ...navbar.right].flatMap((item) => check("navbar", item)),
    ...footer.columns.flatMap(({ items }) => items.flatMap((item) => check("footer", item))),
  ];
}

function cannotRender(file: string, label: string, why: string, meant: string | undefined): Diagnostic {
  const wording = say(navigationMessages.cannotRender(siteText.navbarItemError(label), why, meant));
  return { severity: "error", file: `src/config/${file}.ts`, ...wording };
}
