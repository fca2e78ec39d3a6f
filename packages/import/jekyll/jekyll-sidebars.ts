import type { YamlMap } from "../model";
import { yesOrNo } from "../values";
import { docId } from "../write/doc-id";
import type { JekyllEntry } from "./jekyll-entry";

/**
 * Returns true if any page has a title and a `nav_order`, by which documentation themes such as
 * just-the-docs order pages.
 */
export function hasOrder(entries: readonly JekyllEntry[]): boolean {
  return entries.some(({ kind, data }) => kind === "pages" && data.nav_order !== undefined && data.title !== undefined);
}

/**
 * Makes the same sidebar as just-the-docs, in which a page names its parent by title. Pages are
 * sorted by `nav_order`, then by title. Those without `nav_order` come last.
 * @returns the sidebar, or undefined if no page is listed
 */
export function orderedSidebar(entries: readonly JekyllEntry[], label: string): YamlMap | undefined {
  const listed = entries.filter(
    ({ kind, isDraft, data }) =>
      kind === "docs" && !isDraft && data.title !== undefined && yesOrNo(data.nav_exclude) !== true,
  );
  const items = itemsBelow(undefined, listed, []);
  return items.length === 0 ? undefined : { main: { label, items } };
}

/**
 * Returns the items below a parent.
 * @param parent title of the parent; undefined for the top level
 * @param above titles of the parent and its ancestors, innermost first
 */
function itemsBelow(parent: string | undefined, listed: readonly JekyllEntry[], above: readonly string[]): unknown[] {
  const titles = new Set(listed.map(({ title }) => title));
  const isHere = ({ data, title }: JekyllEntry) => {
    if (above.includes(title)) return false;
    if (parent === undefined) return data.parent === undefined || !titles.has(String(data.parent));
    // If two parents have the same title, their own parents tell them apart.
    const [, grandparent] = above;
    return data.parent === parent && (data.grand_parent === undefined || data.grand_parent === grandparent);
  };
  return listed
    .filter(isHere)
    .sort(byOrder)
    .map((entry) => {
      const doc = docId(entry.target);
      const items = itemsBelow(entry.title, listed, [entry.title, ...above]);
      return items.length === 0 ? { doc } : { label: entry.title, link: doc, collapsed: true, items };
    });
}

function byOrder(one: JekyllEntry, other: JekyllEntry): number {
  const rank = ({ data }: JekyllEntry) => {
    const order = Number(data.nav_order);
    return Number.isFinite(order) && data.nav_order !== null && data.nav_order !== undefined ? order : Number.MAX_VALUE;
  };
  return rank(one) - rank(other) || (one.title < other.title ? -1 : 1);
}
