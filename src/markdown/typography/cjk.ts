import type { Element, Root, Text } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";

/** Character classes of Chinese text, as the inside of a `[…]` in a regular expression with the flag `u`. */
export const cjk = {
  /** Han, kana, Hangul. */
  letter: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}`,
  /** Marks that exist in East Asian type only. */
  wideMark: String.raw`\u3000-\u303F\uFF00-\uFFEF`,
  /** Quotes, dash and ellipsis, which Chinese shares with Latin type. */
  sharedMark: String.raw`\u2014\u2018-\u201D\u2026`,
} as const;

const lineBreak = new RegExp(`(?<=[${cjk.letter}${cjk.wideMark}])\\n(?=[${cjk.letter}${cjk.wideMark}])`, "gu");

/** A line break between two Chinese characters is no space. */
export function joinChineseLines(text: string): string {
  return text.replace(lineBreak, "");
}

/**
 * What stays on one line in running text; only what is short: longer words must stay free to break on a phone.
 *
 * - `1024～49151`: browsers break on either side of U+FF5E as of a Chinese character.
 * - `4 KiB`, `10 Gbit/s`: a unit belongs to its number (GB/T 15835).
 */
const inText = new RegExp(
  [
    String.raw`(?:[\w.,:+%-]{1,12}|[${cjk.letter}])～(?:-?[\w.,:+%]{1,12})?`,
    String.raw`(?<![\w.,])\d[\d.,]{0,9} [A-Za-z\u00b5\u03bcΩ°%][\w/\u00b5\u03bcΩ²³]{0,7}(?![\w-])`,
  ].join("|"),
  "gu",
);

/** `--hard`: browsers break behind a hyphen, be it the one that begins an option. */
const inCode = /(?<![\w-])--?\w{1,16}/gu;

const literal = new Set(["pre", "svg", "math"]);

/**
 * Keeps together what must not be parted by the end of a line, by a class: a no-break space or a U+2060 WORD JOINER would
 * get into feeds and into what readers copy.
 */
export function keepTogether(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && literal.has(node.tagName)) return SKIP;
    if (node.type !== "text" || index === undefined || !parent) return;
    const isCode = parent.type === "element" && parent.tagName === "code";
    const parts = split(node.value, isCode ? inCode : inText);
    if (parts.length === 0) return;
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

/** The text in parts; none where nothing has to be kept together. */
function split(value: string, pattern: RegExp): (Text | Element)[] {
  const parts: (Text | Element)[] = [];
  let end = 0;
  for (const match of value.matchAll(pattern)) {
    const at = match.index ?? 0;
    if (at > end) parts.push({ type: "text", value: value.slice(end, at) });
    parts.push(h("span", { className: "together" }, match[0]));
    end = at + match[0].length;
  }
  if (end > 0 && end < value.length) parts.push({ type: "text", value: value.slice(end) });
  return parts;
}
