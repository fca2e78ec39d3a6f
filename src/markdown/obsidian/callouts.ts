import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { words } from "../../lib/lists";
import { articleText } from "../../text/texts";
import { asAdmonition, openingMark } from "../elements/admonition";

/**
 * Matches `[!type]` and `[!type|metadata]`. A `-` or `+` after it makes the callout foldable: `-`
 * is closed, `+` is open.
 */
export const calloutMark = /^\[!([^\]|]+)(?:\|[^\]]*)?\]([+-]?)[ \t]*/;

/**
 * The callout types of https://help.obsidian.md/callouts with their aliases, by the kind of
 * admonition that they become.
 */
const types: Readonly<Record<string, readonly string[]>> = {
  note: ["note", "example", "quote cite"],
  info: ["info", "abstract summary tldr", "todo"],
  tip: ["tip hint important", "success check done"],
  warning: ["warning caution attention", "question help faq"],
  danger: ["danger error", "failure fail missing", "bug"],
};

const known = new Map(
  Object.entries(types).flatMap(([kind, names]) =>
    names.flatMap((all) => words(all).map((name) => [name, { kind, type: words(all)[0] ?? kind }] as const)),
  ),
);

/** Returns the kind of admonition for a callout type, and its default title. */
export function calloutOf(name: string): { readonly kind: string; readonly title: string } {
  // As in Obsidian, an unknown type becomes a note, and the type becomes its title.
  const { kind, type } = known.get(name.trim().toLowerCase()) ?? { kind: "note", type: name.trim() };
  const titles: Readonly<Record<string, string>> = { ...articleText.admonition, ...articleText.callout };
  return { kind, title: titles[type] ?? type };
}

/** Converts callouts to admonitions. */
export function callouts(tree: Root): void {
  visit(tree, "blockquote", (quote) => {
    const [written, name = "", fold] = openingMark(quote, calloutMark) ?? [];
    if (written === undefined) return;
    const { kind, title } = calloutOf(name);
    asAdmonition(quote, kind, written, { title, ...(fold && { fold: fold as "+" | "-" }) });
  });
}
