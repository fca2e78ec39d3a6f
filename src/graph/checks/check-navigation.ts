import type { FooterConfig, NavbarConfig, NavbarItem } from "../../config/types";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, routeKey } from "../../lib/paths";
import { siteText } from "../../text/site";

/**
 * Navbar and footer items that cannot render: an unknown sidebar, an address that is no page. The message is the one a
 * visitor would see in the item's place.
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
      return [
        cannotRender(
          file,
          item.label,
          `there is no sidebar ${JSON.stringify(item.sidebarId)}`,
          nearest(item.sidebarId, sidebarIds),
        ),
      ];
    }
    if (!("to" in item) || known.has(routeKey(decodePath(item.to.replace(/[?#].*$/, ""))))) return [];
    return [cannotRender(file, item.label, `${item.to} is no page of this site`, nearest(item.to, known))];
  };
  return [
    ...[...navbar.left, ...navbar.right].flatMap((item) => check("navbar", item)),
    ...footer.columns.flatMap(({ items }) => items.flatMap((item) => check("footer", item))),
  ];
}

function cannotRender(file: string, label: string, why: string, meant: string | undefined): Diagnostic {
  return {
    severity: "error",
    file: `src/config/${file}.ts`,
    message: `${siteText.navbarItemError(label)} (${why})`,
    fix: meant === undefined ? "correct the item, or delete it" : `did you mean ${meant}?`,
  };
}
