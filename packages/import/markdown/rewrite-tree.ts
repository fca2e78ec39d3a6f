import type { Nodes, Root } from "mdast";
import type { InlineMath, Math as MathBlock } from "mdast-util-math";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { containerDirectives } from "../../../src/markdown/source/markdown-syntax";
import { closeFormulas } from "./close-formulas";
import type { Edit } from "./edit-text";
import { foreignFormulas, rewriteFormula } from "./foreign-formulas";
import { settleTags, withoutStyles } from "./settle-tags";
import type { SourceText } from "./source-text";

/**
 * The changes that a reader makes to parsed Markdown. Every function gets a line number of the
 * author's file.
 */
export interface TreeRules {
  /**
   * Whether `$` opens a formula in the original. If not, `$` is escaped, because it opens one on
   * this site.
   */
  readonly math: boolean;
  /** Whether the original shows a line end in a paragraph as a line break. */
  readonly lineBreaks?: boolean;
  /** Whether a single `~` strikes out text in the original, as it does on this site. */
  readonly singleTilde?: boolean;
  /** Returns the new address of a link or a picture; null to keep it. */
  readonly address?: (written: string, use: "link" | "picture", line: number) => string | null;
  /**
   * Returns the new info string of a fence, and new code if that changes too; null to keep the
   * fence.
   */
  readonly fence?: (info: string, code: string, line: number) => FenceText | null;
  /** Returns the new text for words outside code, formulas and HTML. */
  readonly words?: (raw: string, line: number) => string;
  /**
   * Called for text that is shown as source, which is a formula that cannot be rendered or an image
   * without an address, for a formula that has no end, for a tag that is removed or paired, and for
   * a `style` that is removed.
   */
  readonly onText?: (kind: "formula" | "image" | "openFormula" | "tag" | "style", raw: string, line: number) => void;
}

export interface FenceText {
  readonly info: string;
  /** Undefined if it does not change. */
  readonly code?: string;
}

const plain = unified().use(remarkParse).use(remarkGfm).use(containerDirectives).freeze();
const withMath = unified().use(remarkParse).use(remarkGfm).use(foreignFormulas).use(containerDirectives).freeze();

/** Applies `rules` to Markdown. Everything else stays byte for byte. */
export function rewriteTree(written: SourceText, rules: TreeRules): SourceText {
  const { source, tree } = parsed(written, rules);
  const { text } = source;
  const edits = settleTags(tree, text, (tag, offset) => rules.onText?.("tag", tag, source.lineAt(offset)));
  visit(tree, (node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    if (start === undefined || end === undefined) return;
    if (node.type === "html")
      edits.push(...withoutStyles(node, (tag, offset) => rules.onText?.("style", tag, source.lineAt(offset))));
    edits.push(...editsOf(node, { start, raw: text.slice(start, end), line: source.lineAt(start) }, rules));
  });
  return source.edit(edits);
}

/** Parses text. If the original has formulas, closes those that have no end. */
function parsed(source: SourceText, { math, onText }: TreeRules): { readonly source: SourceText; readonly tree: Root } {
  if (!math) return { source, tree: plain.parse(source.text) };
  const { tree, opened, edits } = closeFormulas(source.text, (text) => withMath.parse(text));
  for (const at of opened) onText?.("openFormula", source.text.slice(at).replace(/\s+/g, " "), source.lineAt(at));
  return { source: source.edit(edits), tree };
}

interface Written {
  readonly start: number;
  readonly raw: string;
  readonly line: number;
}

function editsOf(node: Nodes, written: Written, rules: TreeRules): Edit[] {
  const { start, raw, line } = written;
  switch (node.type) {
    case "text": {
      const text = rewrittenText(raw, line, rules);
      return text === raw ? [] : [{ start, end: start + raw.length, text }];
    }
    case "delete":
      return rules.singleTilde === false && !raw.startsWith("~~")
        ? [0, raw.length - 1].map((at) => ({ start: start + at, end: start + at + 1, text: "\\~" }))
        : [];
    case "link":
    case "image":
    case "definition":
      return addressEdit(node.url, written, node.type === "image" ? "picture" : "link", rules);
    case "code":
      return fenceEdits(written, rules);
    case "html":
      return [...htmlEdits(written, rules), ...emptyImageEdits(written, rules)];
    case "inlineMath":
    case "math":
      return formulaEdits(node, written, rules);
    default:
      return [];
  }
}

function rewrittenText(raw: string, line: number, { math, lineBreaks, words }: TreeRules): string {
  let text = words?.(raw, line) ?? raw;
  if (!math) text = text.replace(/(?<!\\)((?:\\\\)*)\$/g, "$1\\$");
  if (lineBreaks) text = text.replace(/[ \t]*(?<! {2}|\\)\n/g, "  \n");
  return text;
}

/**
 * Returns the edits for a formula. A formula that KaTeX cannot render becomes text, because it is
 * usually a shell variable or a price.
 */
function formulaEdits(formula: InlineMath | MathBlock, { start, raw, line }: Written, rules: TreeRules): Edit[] {
  const text = rewriteFormula(formula, raw);
  if (text === raw) return [];
  if (text === null) rules.onText?.("formula", formula.value, line);
  return [{ start, end: start + raw.length, text: text ?? rewrittenText(raw, line, { ...rules, math: false }) }];
}

/**
 * Escapes every `<img>` without an address, because it would show nothing, and the author usually
 * wrote about the tag itself.
 */
function emptyImageEdits({ start, raw, line }: Written, { onText }: TreeRules): Edit[] {
  if (/^<(?:script|style|!--)/i.test(raw)) return [];
  return [...raw.matchAll(/<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)]
    .filter(([tag]) => !/\s(?:src|srcset)\s*=\s*(?:"[^"]|'[^']|[^\s"'>])/i.test(tag))
    .map(({ 0: tag, index }) => {
      onText?.("image", tag, line + raw.slice(0, index).split("\n").length - 1);
      return { start: start + index, end: start + index + 1, text: "&lt;" };
    });
}

/**
 * Changes the info string of a fence and its code. The code is indented again, so that it stays in
 * its list or quote.
 */
function fenceEdits({ start, raw, line }: Written, { fence }: TreeRules): Edit[] {
  const [opening = "", mark = "", info = ""] = /^(`{3,}|~{3,})([^\n]*)/.exec(raw) ?? [];
  if (fence === undefined || mark === "") return [];
  const lines = raw.split("\n").slice(1, raw.endsWith(mark) ? -1 : undefined);
  const indent = commonIndent(lines);
  const changed = fence(info.trim(), lines.map((text) => text.slice(indent.length)).join("\n"), line);
  if (changed === null) return [];
  const edits: Edit[] = [{ start: start + mark.length, end: start + opening.length, text: changed.info }];
  if (changed.code === undefined) return edits;
  const code = changed.code.split("\n").map((text) => (text === "" ? indent.trimEnd() : indent + text));
  const from = start + opening.length + 1;
  return [...edits, { start: from, end: from + lines.join("\n").length, text: code.join("\n") }];
}

/**
 * Returns the shortest prefix of spaces, tabs and `>` of the lines of a fence. Ignores blank lines.
 */
function commonIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t>]*/.exec(line)?.[0] ?? "");
  return indents.reduce((shortest, indent) => (indent.length < shortest.length ? indent : shortest), indents[0] ?? "");
}

/** Changes the address in `[text](address "title")`, `![alt](<address>)` and `[label]: address`. */
function addressEdit(url: string, { start, raw, line }: Written, use: "link" | "picture", rules: TreeRules): Edit[] {
  const address = rules.address?.(url, use, line) ?? null;
  if (address === null || address === url) return [];
  // An autolink such as `<chrome://flags>` becomes code, because it must not be a link.
  if (address === "#" && /^<[^<>]*>$/.test(raw))
    return [{ start, end: start + raw.length, text: `\`${raw.slice(1, -1)}\`` }];
  const opening = /^\[[^\]]*\]:/.exec(raw)?.[0].length ?? addressOpening(raw);
  if (opening < 0) return [];
  const at = opening + (/^[ \t\n]*/.exec(raw.slice(opening))?.[0].length ?? 0);
  const piece = rawAddress(raw.slice(at));
  return [{ start: start + at, end: start + at + piece.length, text: markdownAddress(address) }];
}

/**
 * Returns the address at the start of a string: `<…>`, or everything before white space or the
 * closing parenthesis of the link.
 */
function rawAddress(text: string): string {
  const bracketed = /^<[^>\n]*>/.exec(text)?.[0];
  if (bracketed !== undefined) return bracketed;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === "\\") at += 1;
    else if (/\s/.test(character)) return text.slice(0, at);
    else if (character === "(") depth += 1;
    else if (character === ")" && --depth < 0) return text.slice(0, at);
  }
  return text;
}

/**
 * Returns the offset after the `](` that opens the address; -1 if there is none. Brackets in the
 * text of the link are skipped.
 */
function addressOpening(raw: string): number {
  let depth = 0;
  for (let at = 0; at < raw.length; at++) {
    const character = raw[at];
    if (character === "\\") at += 1;
    else if (character === "`") {
      const ticks = /^`+/.exec(raw.slice(at))?.[0] ?? "`";
      const end = raw.indexOf(ticks, at + ticks.length);
      at = (end < 0 ? at : end) + ticks.length - 1;
    } else if (character === "[") depth += 1;
    else if (character === "]") {
      depth -= 1;
      if (depth === 0) return raw[at + 1] === "(" ? at + 2 : -1;
    }
  }
  return -1;
}

/**
 * Escapes an address for use in parentheses. White space includes U+202F, which macOS writes into
 * the names of screenshots.
 */
export function markdownAddress(address: string): string {
  return address
    .replace(/\s/g, encodeURIComponent)
    .replace(/[()<>]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

const attribute = /(\s(?:src|href|poster|data)\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`]+)/gi;

/**
 * Returns the edits for the addresses in raw HTML. Skips comments and elements that pages must not
 * contain.
 */
function htmlEdits({ start, raw, line }: Written, { address }: TreeRules): Edit[] {
  if (address === undefined || /^<(?:script|style|link|!--)/i.test(raw)) return [];
  const edits: Edit[] = [];
  for (const match of raw.matchAll(attribute)) {
    const [, before = "", quoted = ""] = match;
    const written = quoted.replace(/^["']|["']$/g, "").replaceAll("&amp;", "&");
    const use = /href/i.test(before) ? "link" : "picture";
    const changed = address(written, use, line + raw.slice(0, match.index).split("\n").length - 1);
    if (changed === null || changed === written) continue;
    const at = start + match.index + before.length;
    edits.push({
      start: at,
      end: at + quoted.length,
      text: `"${changed.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    });
  }
  return edits;
}
