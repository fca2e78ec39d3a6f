import type { Root, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { cjk } from "./cjk";
import { type Element, element, type Parent, text } from "./tree";

/** `1024～49151`. Only what is short on both sides: longer words must stay free to break on a phone. */
const range = new RegExp(String.raw`(?:[\w.,:+%-]{1,12}|[${cjk.letter}])～(?:-?[\w.,:+%]{1,12})?`, "gu");

const literal = new Set(["code", "pre", "svg", "math"]);

/**
 * Keeps ranges on one line, by a class: browsers break on either side of U+FF5E as of a Chinese character, and a U+2060
 * WORD JOINER against that would get into feeds and into what readers copy.
 */
export function wrapRanges(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && literal.has((node as Element).tagName)) return SKIP;
    if (node.type !== "text" || index === null || !parent || !(node as Text).value.includes("～")) return;
    const parts = splitRanges((node as Text).value);
    (parent as Parent).children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function splitRanges(value: string): (Text | Element)[] {
  const parts: (Text | Element)[] = [];
  let end = 0;
  for (const match of value.matchAll(range)) {
    const at = match.index ?? 0;
    if (at > end) parts.push(text(value.slice(end, at)));
    parts.push(element("span", { className: ["range"] }, [text(match[0])]));
    end = at + match[0].length;
  }
  if (end < value.length) parts.push(text(value.slice(end)));
  return parts;
}
