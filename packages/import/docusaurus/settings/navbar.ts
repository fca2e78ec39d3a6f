import { joinPath } from "../../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../../data";
import { docusaurusMessages } from "../../messages/messages";
import type { LinkSetting, NavbarSetting, YamlMap } from "../../model";
import type { LinkContext } from "./link-context";

/**
 * Types of items that this site shows by default, or that a site with one language and one version
 * does not need.
 */
const needless = /^(?:search|localeDropdown|docsVersion|docsVersionDropdown)$/;

/** Converts `themeConfig.navbar.items`, by side. */
export function navbarOf(
  themeConfig: YamlMap,
  context: LinkContext,
): { left: NavbarSetting[]; right: NavbarSetting[] } {
  const items = listOf(recordOf(themeConfig.navbar).items).map(recordOf);
  const side = (name: string) =>
    items.filter((item) => (item.position ?? "right") === name).flatMap((item) => itemOf(item, context));
  return { left: side("left"), right: side("right") };
}

function itemOf(item: YamlMap, context: LinkContext): NavbarSetting[] {
  const type = stringOf(item.type) ?? "default";
  const plugin = stringOf(item.docsPluginId) ?? "default";
  const label = labelOf(item, context);
  if (needless.test(type)) return [];
  if (type === "docSidebar") {
    const sidebar = context.sidebarOf(stringOf(item.sidebarId) ?? "", plugin);
    return sidebar === undefined ? unknown(item, context) : [{ sidebar, ...(label && { label }) }];
  }
  if (type === "doc") {
    const doc = context.idOf(stringOf(item.docId) ?? "", plugin);
    return doc === undefined ? unknown(item, context) : [{ doc, ...(label && { label }) }];
  }
  if (type === "dropdown" || Array.isArray(item.items)) {
    const items = listOf(item.items).flatMap((inner) => itemOf(recordOf(inner), context));
    return items.length === 0 ? [] : [{ label: label ?? "…", items }];
  }
  if (type !== "default") {
    context.notes.left({ file: context.file, found: type }, docusaurusMessages.navbarType);
    return [];
  }
  return linkOf(item, label, context);
}

function unknown(item: YamlMap, { file, notes }: LinkContext): [] {
  notes.left({ file, found: stringOf(item.docId) ?? stringOf(item.sidebarId) ?? "" }, docusaurusMessages.unknownDoc);
  return [];
}

/**
 * Returns an item's label. An item without one gets its `aria-label`, its `title` or the host of
 * its `href`; undefined if it has none of these.
 */
function labelOf(item: YamlMap, { translate }: LinkContext): string | undefined {
  const label = stringOf(item.label);
  if (label !== undefined) return translate("navbar", `item.label.${label}`, label);
  const href = stringOf(item.href) ?? "";
  return (
    stringOf(item["aria-label"]) ?? stringOf(item.title) ?? (URL.canParse(href) ? new URL(href).hostname : undefined)
  );
}

/**
 * Converts a navbar or footer link, whose target is in `to` or `href`.
 * @returns an empty list for a link without a label or a target, with a scheme such as `mailto:`,
 * or to a page that is left behind, unless that is the home page
 */
export function linkOf(item: YamlMap, label: string | undefined, context: LinkContext): LinkSetting[] {
  const written = stringOf(item.to) ?? stringOf(item.href);
  if (written === undefined || label === undefined) return [];
  if (/^https?:\/\//i.test(written)) return [{ label, href: written }];
  if (/^[a-z][a-z\d+.-]*:/i.test(written) && !written.startsWith("pathname://")) {
    context.notes.left({ file: context.file, found: written }, docusaurusMessages.linkScheme);
    return [];
  }
  const path = joinPath(written.replace(/^pathname:\/\//, ""));
  const to =
    context.baseUrl !== "/" && path.startsWith(context.baseUrl) ? path.slice(context.baseUrl.length - 1) : path;
  if (context.leftBehind.has(to.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "")) && to !== "/") {
    context.notes.left({ file: context.file, found: `${label} → ${to}` }, docusaurusMessages.linkToLeft);
    return [];
  }
  return [{ label, to }];
}
