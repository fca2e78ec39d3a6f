import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { words } from "../../lib/lists";
import { articleText } from "../../text/texts";
import { asAdmonition, openingMark } from "../elements/admonition";

/** `[!type]`, `[!type|metadata]`, and a sign for one that can be folded: `-` closed, `+` open. */
export const calloutMark = /^\[!([^\]|]+)(?:\|[^\]]*)?\]([+-]?)[ \t]*/;

/** The types of https://help.obsidian.md/callouts by the admonition they look like, each with the names that mean the same. */
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

/** Returns the admonition for a type of callout, and the title of one whose author wrote none. */
export function calloutOf(name: string): { readonly kind: string; readonly title: string } {
  // As in Obsidian, a type that is not known is a note with the type for its title.
  const { kind, type } = known.get(name.trim().toLowerCase()) ?? { kind: "note", type: name.trim() };
  const titles: Readonly<Record<string, string>> = { ...articleText.admonition, ...articleText.callout };
  return { kind, title: titles[type] ?? type };
}

/** Makes admonitions of callouts. */
export function callouts(tree: Root): void {
  visit(tree, "blockquote", (quote) => {
    const [written, name = "", fold] = openingMark(quote, calloutMark) ?? [];
    if (written === undefined) return;
    const { kind, title } = calloutOf(name);
    asAdmonition(quote, kind, written, { title, ...(fold && { fold: fold as "+" | "-" }) });
  });
}
