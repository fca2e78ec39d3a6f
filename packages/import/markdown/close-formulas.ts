import type { Root } from "mdast";
import type { Math as MathBlock } from "mdast-util-math";
import { EXIT, visit } from "unist-util-visit";
import { isProse } from "../../../src/markdown/math/math";
import { type Edit, editText } from "./edit-text";
import { spanOf } from "./element-tags";

/** Text whose display formulas are closed. */
export interface ClosedFormulas {
  readonly text: string;
  readonly tree: Root;
  /** Offsets, in the original text, of the formulas that had no end. */
  readonly opened: readonly number[];
  readonly edits: readonly Edit[];
}

/**
 * Ends each display formula that lacks its closing `$$`, before the formula swallows the text after
 * it or the `$$` of the next formula. The end goes on the formula's last line, so that line numbers
 * stay. Dollars without a formula are escaped.
 * @param parse parses the text, with display formulas
 */
export function closeFormulas(text: string, parse: (text: string) => Root): ClosedFormulas {
  const edits: Edit[] = [];
  const opened: number[] = [];
  let closed = text;
  for (let tree = parse(closed); ; tree = parse(closed)) {
    const edit = firstEdit(tree, closed);
    if (edit === null) return { text: closed, tree, opened, edits };
    // All earlier edits are before this one, because they leave no open formula behind them.
    const shift = closed.length - text.length;
    edits.push({ start: edit.start - shift, end: edit.end - shift, text: edit.text });
    opened.push(edit.formula - shift);
    closed = editText(closed, [edit]);
  }
}

/** Returns the edit for the first formula without an end; null if there is none. */
function firstEdit(tree: Root, text: string): (Edit & { readonly formula: number }) | null {
  let found: (Edit & { readonly formula: number }) | null = null;
  visit(tree, "math", (node: MathBlock) => {
    const { start, end } = spanOf(node);
    const length = lengthOfOpen(text.slice(start, end));
    if (length === null) return undefined;
    const [dollars = ""] = /^\$+/.exec(text.slice(start)) ?? [];
    const isEmpty = text.slice(start + dollars.length, start + length).trim() === "";
    const at = start + length;
    found = isEmpty
      ? { start, end: start + dollars.length, text: dollars.replaceAll("$", "\\$"), formula: start }
      : { start: at, end: at, text: ` ${dollars}`, formula: start };
    return EXIT;
  });
  return found;
}

/**
 * Matches a line of Markdown that cannot be in a formula: a heading, a fence, a picture or a
 * link.
 */
const markdownLine = /^(?:#{1,6}[ \t]|`{3}|~{3}|:{3}|<\/?[a-z])|\]\(/;

/** Returns whether a line of an open formula is text after the formula. */
const isText = (line: string) => markdownLine.test(line) || isProse(line);

/**
 * Returns whether a line between two `$$` is certainly text: it has its own formulas, or no
 * signs.
 */
function isCertainlyText(line: string): boolean {
  const bare = line.replace(/\\(?:text|mbox|textrm)\s*\{[^}]*\}/g, "");
  return markdownLine.test(line) || /(?<!\\)\$/.test(bare) || (isProse(line) && !/[\\^_=]/.test(bare));
}

/**
 * Returns the length of the formula at the start of a block whose formula has no end; null for a
 * complete formula. A complete formula may have blank lines, but no text after them.
 */
function lengthOfOpen(raw: string): number | null {
  const lines = raw.split("\n");
  const bare = lines.map((line) => line.replace(/^[ \t>]+/, "").trimEnd());
  const blank = bare.findIndex((line, index) => index > 0 && line === "");
  const isClosed = /[^$][\s>]*\$\$+\s*$/.test(raw.replace(/^\$+/, " "));
  if (isClosed && (blank < 0 || !bare.slice(blank, -1).some(isCertainlyText))) return null;
  const text = bare.findIndex((line, index) => index > 0 && (isClosed ? isCertainlyText : isText)(line));
  const afterWords = bare.findIndex((line, index) => index > 1 && line === "" && bare[index - 1] !== "");
  const ends = [afterWords, text].filter((index) => index > 0);
  return lines
    .slice(0, ends.length === 0 ? lines.length : Math.min(...ends))
    .join("\n")
    .trimEnd().length;
}
