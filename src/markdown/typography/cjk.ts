import type { Element, Root, Text } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { hyphenatedTerm } from "../../lib/terms";

/**
 * Character classes of Chinese, Japanese and Korean text, for use within `[…]` in a regular
 * expression with the flag `u`.
 */
export const cjk = {
  /** Han, kana, Hangul and Bopomofo. */
  letter: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}`,
  /** Punctuation and full-width forms that only East Asian scripts use. */
  wideMark: String.raw`\u3000-\u303F\uFF00-\uFFEF`,
  /** Quotes, dashes and ellipses, which Chinese shares with Latin scripts. */
  sharedMark: String.raw`\u2014\u2018-\u201D\u2026`,
} as const;

const wide = `[${cjk.letter}${cjk.wideMark}]`;
/**
 * Matches a line break within Chinese, Japanese or Korean text. A quote, dash or ellipsis beside
 * one of their characters counts as part of the text.
 */
const lineBreak = new RegExp(
  `(?<=${wide}|${wide}[${cjk.sharedMark}]{1,2})\\n(?=${wide}|[${cjk.sharedMark}]${wide})`,
  "gu",
);

/**
 * Removes line breaks between two Chinese, Japanese or Korean characters.
 * @param before the text right before, in another element
 * @param after the text right after
 */
export function joinChineseLines(text: string, before = "", after = ""): string {
  const joined = (before + text + after).replace(lineBreak, "");
  return joined.slice(before.length, joined.length - after.length);
}

/**
 * Matches `1024～49151`, where browsers may break the line on either side of U+FF5E. The length is
 * limited, because long words must break on a phone.
 */
const range = String.raw`(?:[\w.,:+%-]{1,12}|[${cjk.letter}])～(?:-?[\w.,:+%]{1,12})?`;
/** Matches `4 KiB` and `10 Gbit/s`: a unit stays with its number (GB/T 15835). */
const measure = String.raw`(?<![\w.,])\d[\d.,]{0,9} [A-Za-z\u00b5\u03bcΩ°%][\w/\u00b5\u03bcΩ²³]{0,7}(?![\w-])`;
/** Matches `RFC 8985` and `GB/T 15835`: the number of a standard stays with its name. */
const standard = String.raw`(?<![\w.,-])[A-Z][A-Z/]{1,6} \d{2,6}(?![\w-])`;
const inText = new RegExp(`(${range}|${measure}|${standard}|${hyphenatedTerm})`, "u");

/**
 * Matches an option such as `--hard`. Browsers break a line after a hyphen, even at the start of an
 * option.
 */
const option = String.raw`(?<![\w-])--?\w{1,16}`;
const inCode = new RegExp(`(${option}|${hyphenatedTerm})`, "u");

const literal = new Set(["pre", "svg", "math"]);

/**
 * Wraps text that must stay on one line in `<span class="together">`, because U+2060 WORD JOINER
 * would end up in copied text.
 */
export function keepTogether(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "element" && literal.has(node.tagName)) return SKIP;
    if (node.type !== "text" || index === undefined || !parent) return;
    const isCode = parent.type === "element" && parent.tagName === "code";
    const parts = node.value.split(isCode ? inCode : inText);
    if (parts.length === 1) return;
    // `split` puts the matches at odd indices.
    const nodes = parts.map((value, at): Text | Element =>
      at % 2 === 1 ? h("span", { className: "together" }, value) : { type: "text", value },
    );
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}
