import { yamlMessages } from "./messages";

/** A slip of an author in malformed YAML: its line, counted from 1, and what to write. */
interface Slip {
  readonly line: number;
  readonly reason: string;
  readonly fix: string;
}

/**
 * Recognizes a slip in a line of malformed YAML. `above` and `below` are the nearest lines with
 * text, or "" if there is none.
 */
type Recognizer = (line: string, above: string, below: string) => Omit<Slip, "line"> | null;

/** Recognizes a full-width colon, which Chinese input methods write, as in `offline：false`. */
const fullWidthColon: Recognizer = (line) => {
  const key = /(^\s*(?:- +)?|[{,]\s*)([\w-]+)\s*：\s*/g;
  return key.test(line) ? { reason: yamlMessages.fullWidthColon, fix: line.replace(key, "$1$2: ").trim() } : null;
};

/** Recognizes a list item without a space after its dash, as in `-notes/intro`. */
const tightDash: Recognizer = (line) => {
  const [, item] = /^\s*-(?!-)(\S.*)$/.exec(line) ?? [];
  return item === undefined ? null : { reason: yamlMessages.tightDash, fix: `- ${item}` };
};

/** Recognizes a quote that is not closed on its line, as in `title: "老王`. */
const unclosedQuote: Recognizer = (line) => {
  const [, text, quote] = /^\s*((?:- +)?(?:[\w-]+: +)?(["'])(?:(?!\2).)*)$/.exec(line) ?? [];
  return text === undefined ? null : { reason: yamlMessages.unclosedQuote, fix: `${text.trimEnd()}${quote}` };
};

/**
 * Recognizes brackets that are not closed on their line, as in `ann: { name: Ann`, although the
 * next line is another entry or the line is the last one.
 */
const unclosedBracket: Recognizer = (line, _above, below) => {
  const isNext = below === "" || (/^\s*(?:- |[^\s{}[\],]+:(?:\s|$))/.test(below) && indentOf(below) <= indentOf(line));
  const missing = /^\s*(?:- |[^\s{}[\]"']+: )/.test(line) ? closersOf(line) : "";
  if (!isNext || missing === "") return null;
  const written = line
    .replace(/\s#.*$/, "")
    .trim()
    .replace(/[,\s]+$/, "");
  const space = /[{[] /.test(written) && !/[{[]$/.test(written) ? " " : "";
  return { reason: yamlMessages.unclosedBracket, fix: written + space + missing };
};

/** Returns the brackets that would close a line; "" if none is open or a closing one is wrong. */
function closersOf(line: string): string {
  const closers: string[] = [];
  for (const [bracket] of line.replace(/"[^"]*"|'[^']*'|\s#.*$/g, "").matchAll(/[{}[\]]/g)) {
    if (bracket === "{") closers.unshift("}");
    else if (bracket === "[") closers.unshift("]");
    else if (closers.shift() !== bracket) return "";
  }
  return closers.join("");
}

/**
 * Recognizes a field that is indented more than the field above, although that field has a value.
 */
const deeperField: Recognizer = (line, above) => {
  const isField = /^\s+[\w-]+:(?:\s|$)/.test(line) && /^\s*[\w-]+: +[^\s|>&#]/.test(above);
  return isField && indentOf(line) > indentOf(above) ? misaligned(above) : null;
};

/**
 * Recognizes a field that is indented less than the field above, but more than a field further up.
 */
const unalignedField: Recognizer = (line, above) => {
  const isField = /^\s+[\w-]+:(?:\s|$)/.test(line) && /^\s+[\w-]+:/.test(above);
  return isField && indentOf(line) < indentOf(above) ? misaligned(above) : null;
};

const misaligned = (above: string) => ({
  reason: yamlMessages.misaligned,
  fix: yamlMessages.align(above.trim()),
});

const indentOf = (line: string) => line.search(/\S/);

/**
 * The slips of each error code of the parser (https://eemeli.org/yaml/#errors), the likeliest
 * first.
 */
const recognizers: Readonly<Record<string, readonly Recognizer[]>> = {
  BLOCK_AS_IMPLICIT_KEY: [fullWidthColon, tightDash, deeperField],
  BAD_INDENT: [fullWidthColon, unclosedQuote, unclosedBracket, tightDash, unalignedField],
  MISSING_CHAR: [fullWidthColon, unclosedQuote, tightDash],
  MULTILINE_IMPLICIT_KEY: [fullWidthColon, unclosedQuote, tightDash],
  UNEXPECTED_TOKEN: [fullWidthColon, tightDash, unclosedQuote],
};

/**
 * Finds the slip that explains an error of the YAML parser. The parser often reports the line after
 * the slip, and an unclosed quote or bracket further down, so the lines above are searched too.
 * @param line the line that the parser reports, counted from 1
 * @param code the parser's error code
 */
export function findSlip(lines: readonly string[], line: number, code: string): Slip | null {
  for (const recognize of recognizers[code] ?? []) {
    const first = recognize === unclosedQuote || recognize === unclosedBracket ? 1 : Math.max(1, line - 1);
    for (let at = first; at <= Math.min(line + 1, lines.length); at++) {
      const above = lines.slice(0, at - 1).findLast((text) => /\S/.test(text)) ?? "";
      const below = lines.slice(at).find((text) => /\S/.test(text)) ?? "";
      const slip = recognize(lines[at - 1] ?? "", above, below);
      if (slip !== null) return { line: at, ...slip };
    }
  }
  return null;
}
