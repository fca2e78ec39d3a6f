import type { Blockquote, Nodes, Parents, Text } from "mdast";
import { openingMark } from "../../../src/markdown/elements/admonition";
import { calloutMark, calloutOf } from "../../../src/markdown/obsidian/callouts";
import { articleText } from "../../../src/text/texts";
import type { Edit } from "../markdown/edit-text";

/** Offsets of a node in its text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the offsets of a node; undefined for a node without a position in the source. */
export function rangeOf({ position }: Nodes): Range | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Escapes the characters in text that could be inline Markdown, such as links or emphasis. */
export function plain(text: string): string {
  return text.replace(/[\\[\]*`<|$]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~~|==/gu, "\\$&");
}

/** Converts `> [!type|metadata]- title` to an admonition of this site. */
export function calloutEdits(quote: Blockquote, source: string): Edit[] {
  const [first] = quote.children;
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  const range = start && rangeOf(start);
  const [written, name = "", fold = ""] = openingMark(quote, calloutMark) ?? [];
  if (written === undefined || range === undefined) return [];
  const { kind, title } = calloutOf(name);
  const ownTitle: Readonly<Record<string, string>> = articleText.admonition;
  const rest = source.slice(range.start + written.length).match(/^[^\n]*/)?.[0] ?? "";
  const added = rest.trim() === "" && ownTitle[kind] !== title ? ` ${plain(title)}` : "";
  const isSame = written.trim() === `[!${name}]${fold}` && name.trim().toLowerCase() === kind;
  if (isSame && added === "") return [];
  const space = rest.trim() === "" ? "" : " ";
  return [
    { start: range.start, end: range.start + written.length, text: `[!${kind.toUpperCase()}]${fold}${added}${space}` },
  ];
}

/**
 * Converts `%%comment%%` to an HTML comment. A comment with which a longer paragraph begins moves
 * to the paragraph's end, because at the start it would turn the line into HTML.
 */
export function commentEdits(source: string, { start, end }: Range, ancestors: readonly Parents[]): Edit[] {
  const raw = source.slice(start, end);
  const close = raw.indexOf("%%", 2);
  const words = raw.slice(2, close).replaceAll("--", "- -");
  const rest = raw.slice(close + 2);
  const paragraph = ancestors.at(-1);
  const around = paragraph?.type === "paragraph" ? rangeOf(paragraph) : undefined;
  if (around !== undefined && around.start === start && around.end > end) {
    const line = words.replace(/\n[ \t>]*/g, " ");
    return [
      { start, end: end + (/^[ \t]*/.exec(source.slice(end))?.[0].length ?? 0), text: "" },
      { start: around.end, end: around.end, text: ` <!--${line}-->` },
    ];
  }
  return [{ start, end, text: `<!--${words}-->${rest.trim() === "" ? rest : `\n\n${rest.trim()}`}` }];
}

/**
 * Turns every line end in text into a line break. The first line of a callout is its title and
 * needs no line break.
 */
export function lineBreakEdits(node: Text, source: string, ancestors: readonly Parents[]): Edit[] {
  const { start, end } = rangeOf(node) ?? { start: 0, end: 0 };
  const quote = ancestors.at(-2);
  const isTitle =
    quote?.type === "blockquote" &&
    quote.children[0] === ancestors.at(-1) &&
    ancestors.at(-1)?.children[0] === node &&
    openingMark(quote, calloutMark) !== null;
  const ends = [...source.slice(start, end).matchAll(/[ \t]*(?<! {2}|\\)\n/g)].slice(isTitle ? 1 : 0);
  return ends.map(({ 0: blanks, index }) => ({
    start: start + index,
    end: start + index + blanks.length,
    text: "  \n",
  }));
}

/** Sets the level of a heading; levels above 6 become 6. */
export function headingEdits(raw: string, start: number, depth: number): Edit[] {
  const marks = "#".repeat(Math.min(6, depth));
  const opening = /^#{1,6}/.exec(raw)?.[0];
  if (opening !== undefined) return [{ start, end: start + opening.length, text: marks }];
  const [underline = ""] = /\n[ \t>]*[=-]+[ \t]*$/.exec(raw) ?? [];
  const end = start + raw.length;
  return [
    { start, end: start, text: `${marks} ` },
    { start: end - underline.length, end, text: "" },
  ];
}

/**
 * Removes `^id` at the end of a block. Writes an anchor instead if a link names the id.
 * @param isNamed takes an id in lower case, and returns whether a link names it
 */
export function blockIdEdits(raw: string, end: number, isNamed: (id: string) => boolean): Edit[] {
  const [written, id = ""] = /(?:^|[ \t\n])[ \t>]*\^([A-Za-z\d-]+)$/.exec(raw) ?? [];
  if (written === undefined) return [];
  const anchor = isNamed(id.toLowerCase()) ? ` <span id="^${id}"></span>` : "";
  return [{ start: end - written.length, end, text: anchor }];
}
