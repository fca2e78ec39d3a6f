import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { words } from "../../lib/lists";
import { articleText } from "../../text/texts";
import { asAdmonition, openingMark } from "../elements/admonition";

/** `[!type]`, `[!type|metadata]`, and a sign for one that can be folded: `-` closed, `+` open. */
const mark = /^\[!([^\]|]+)(?:\|[^\]]*)?\]([+-]?)[ \t]*/;

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

/** Makes admonitions of callouts. As in Obsidian, a type that is not known is a note with the type for its title. */
export function callouts(tree: Root): void {
  visit(tree, "blockquote", (quote) => {
    const [written, name = "", fold] = openingMark(quote, mark) ?? [];
    if (written === undefined) return;
    const { kind, type } = known.get(name.trim().toLowerCase()) ?? { kind: "note", type: name.trim() };
    const titles: Readonly<Record<string, string>> = { ...articleText.admonition, ...articleText.callout };
    asAdmonition(quote, kind, written, { title: titles[type] ?? type, ...(fold && { fold: fold as "+" | "-" }) });
  });
}
