import { slug as slugOf } from "github-slugger";
import { recordOf, wordsOf } from "../data";
import type { LinkedPage } from "../links/page-links";
import { foreignMessages } from "../messages/messages";
import type { YamlMap } from "../model";
import type { Notes } from "../notes";
import type { Values } from "../values";
import { plain } from "./home-page";

/** A sidebar of VitePress, with the addresses that show it. */
export interface Sidebar {
  readonly id: string;
  /** `/guide/`. */
  readonly prefix: string;
  readonly label: string;
  readonly items: readonly unknown[];
  /** Ids of its docs. */
  readonly docs: ReadonlySet<string>;
}

interface SidebarContext {
  readonly file: string;
  readonly notes: Notes;
  /** Ids of docs by address; undefined for an address without one. */
  readonly docAt: (address: string) => { readonly id: string; readonly page: LinkedPage } | undefined;
  /** The label in the navbar of a part of the site. */
  readonly nameOf: (prefix: string) => string | undefined;
}

/**
 * The sidebars of the configuration: one for the whole site, or one per folder, in all languages.
 */
export function sidebarsOf(site: Values, context: SidebarContext): Sidebar[] {
  const theme = recordOf(site.themeConfig);
  const locales = Object.entries(recordOf(site.locales)).filter(([key]) => key !== "root");
  const written = [
    ...entriesOf(theme.sidebar ?? recordOf(recordOf(recordOf(site.locales).root).themeConfig).sidebar, "/"),
    ...locales.flatMap(([key, locale]) => entriesOf(recordOf(recordOf(locale).themeConfig).sidebar, `/${key}/`)),
  ];
  const ids = new Set<string>();
  return written.flatMap(([prefix, value]): Sidebar[] => {
    const config = recordOf(value);
    const docs = new Set<string>();
    const list = Array.isArray(value) ? value : Array.isArray(config.items) ? config.items : [];
    const items = itemsOf(list, wordsOf(config.base) ?? "", docs, context);
    if (docs.size === 0) return [];
    const id = freeId(slugOf(prefix.replace(/^\/+|\/+$/g, "").replaceAll("/", "-")) || "main", ids);
    const first = recordOf(list[0]);
    const label = context.nameOf(prefix) ?? plain(wordsOf(first.text) ?? "") ?? id;
    return [{ id, prefix, label: label || id, items, docs }];
  });
}

/** The content of sidebars.yml; undefined if there is none. */
export function sidebarsFile(sidebars: readonly Sidebar[]): YamlMap | undefined {
  if (sidebars.length === 0) return undefined;
  return Object.fromEntries(sidebars.map(({ id, label, items }) => [id, { label, items }]));
}

/** The sidebar that VitePress shows beside a page, which has the longest matching prefix. */
export function sidebarFor(address: string, sidebars: readonly Sidebar[]): Sidebar | undefined {
  return sidebars
    .filter(
      ({ prefix }) =>
        `${address}/`.startsWith(prefix.endsWith("/") ? prefix : `${prefix}/`) || address.startsWith(prefix),
    )
    .sort((a, b) => b.prefix.length - a.prefix.length)[0];
}

function entriesOf(sidebar: unknown, prefix: string): [string, unknown][] {
  if (Array.isArray(sidebar)) return [[prefix, sidebar]];
  return Object.entries(recordOf(sidebar))
    .filter(([key]) => !key.startsWith("$"))
    .map(([key, value]) => [`/${key}`.replace(/\/{2,}/g, "/"), value]);
}

function freeId(wanted: string, taken: Set<string>): string {
  // The search reserves these names.
  let id = /^(?:docs|blog|pages)$/.test(wanted) ? `${wanted}-sidebar` : wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

function itemsOf(list: readonly unknown[], base: string, docs: Set<string>, context: SidebarContext): unknown[] {
  return list.flatMap((value): unknown[] => {
    const item = recordOf(value);
    const ownBase = wordsOf(item.base) ?? base;
    const text = plain(wordsOf(item.text) ?? "");
    // An empty address is that of the folder itself.
    const address =
      typeof item.link === "string" ? (/^[a-z]+:/i.test(item.link) ? item.link : ownBase + item.link) : undefined;
    const own = address === undefined ? null : linkOf(address, text, docs, context);
    if (!Array.isArray(item.items)) return own === null ? [] : [own];
    const items = itemsOf(item.items, ownBase, docs, context);
    if (text === "") return [...(own === null ? [] : [own]), ...items];
    if (items.length === 0) return own === null ? [] : [own];
    // A page has one place in a sidebar. If the group also lists the page, the group does not link
    // to it.
    const doc = wordsOf(recordOf(own).doc);
    const linked = items.some((inner) => recordOf(inner).doc === doc) ? undefined : doc;
    return [{ label: text, ...(linked !== undefined && { link: linked }), collapsed: item.collapsed === true, items }];
  });
}

function linkOf(
  address: string,
  text: string,
  docs: Set<string>,
  { docAt, file, notes }: SidebarContext,
): Values | null {
  if (/^https?:/i.test(address)) return { label: text || address, href: address };
  const found = docAt(address.replace(/[?#].*$/, ""));
  if (found === undefined || (address.includes("#") && docs.has(found.id))) {
    notes.left({ file, found: `${text} → ${address}` }, foreignMessages.sidebarLink);
    return null;
  }
  docs.add(found.id);
  return { doc: found.id, ...(text !== "" && { label: text }) };
}
