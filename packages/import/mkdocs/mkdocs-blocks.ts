import type { Edit } from "../markdown/edit-text";
import { admonitionKind, container } from "../markdown/markdown-pieces";
import type { Replacement } from "../markdown/nested-tags";
import type { SourceText } from "../markdown/source-text";

/** A block whose text is indented at least four columns more than its first line. */
interface Block {
  readonly mark: string;
  readonly rest: string;
  /** Columns before the mark. */
  readonly indent: number;
  /** Offsets of the first line, after its indentation. */
  readonly start: number;
  readonly end: number;
  /** Number of blocks around this one. */
  readonly depth: number;
  readonly inner: Block[];
  /** Offset of the end of the last line with text. */
  last: number;
}

const marker = /^(!!!|\?\?\?\+?|===[!+]?)[ \t]+(\S.*)$/;
const fenceMark = /^(`{3,}(?=[^`\n]*$)|~{3,})/;

/**
 * Converts the indented blocks of Python-Markdown's extensions: `!!! note "title"` to an
 * admonition, `??? note` to a disclosure, `=== "label"` to tabs. Their text loses its indentation.
 */
export function withBlocks(source: SourceText): SourceText {
  const { blocks, edits } = readBlocks(source.text);
  write(blocks, source.text, edits);
  return source.edit(edits);
}

/** A fence in a block. */
interface OpenFence {
  readonly mark: string;
  /** Columns before the mark. */
  readonly indent: number;
}

/** Finds the blocks, and the edits that remove the indentation of their lines. */
function readBlocks(text: string): { readonly blocks: Block[]; readonly edits: Edit[] } {
  const blocks: Block[] = [];
  const edits: Edit[] = [];
  const open: Block[] = [];
  let fence: OpenFence | null = null;
  const endFence = () => {
    const block = open.at(-1);
    if (fence === null || block === undefined) return;
    const space = " ".repeat(Math.max(0, fence.indent - open.length * 4));
    edits.push({ start: block.last, end: block.last, text: `\n${space}${fence.mark}` });
    fence = null;
  };
  const lines = text.split("\n");
  let offset = 0;
  for (const [index, line] of lines.entries()) {
    const start = offset;
    offset += line.length + 1;
    const words = line.trim();
    const indent = indentation(line);
    if (words === "") continue;
    const inner = open.at(-1);
    if (fence !== null && inner && indent < inner.indent + 4 && !isClosedBelow(lines, index, fence, inner)) endFence();
    if (fence === null) while (open.length > 0 && indent < (open.at(-1)?.indent ?? 0) + 4) open.pop();
    const depth = open.length;
    if (depth > 0) edits.push({ start, end: start + lengthOf(line, depth * 4), text: "" });
    for (const block of open) block.last = start + line.length;
    if (fence !== null) {
      if (closesFence(words, fence.mark)) fence = null;
      continue;
    }
    const mark = fenceMark.exec(words)?.[1];
    if (mark !== undefined) fence = { mark, indent };
    const match = mark === undefined ? marker.exec(words) : null;
    if (!match) continue;
    const [, kind = "", rest = ""] = match;
    const end = start + line.trimEnd().length;
    const block = { mark: kind, rest, indent, start: end - words.length, end, depth, inner: [], last: end };
    (open.at(-1)?.inner ?? blocks).push(block);
    open.push(block);
  }
  endFence();
  return { blocks, edits };
}

function closesFence(words: string, mark: string): boolean {
  return words.startsWith(mark) && /^[`~]+$/.test(words);
}

/**
 * Returns whether a fence goes on at a line that is indented less than its block: the line closes
 * the fence, or the next line with such a mark closes the fence in the block. Otherwise, the fence
 * has no end, and the line is outside the block.
 */
function isClosedBelow(lines: readonly string[], at: number, { mark }: OpenFence, block: Block): boolean {
  for (let index = at; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (!line.trimStart().startsWith(mark)) continue;
    return closesFence(line.trim(), mark) && (index === at || indentation(line) >= block.indent + 4);
  }
  return false;
}

function indentation(line: string): number {
  return columns(/^[ \t]*/.exec(line)?.[0] ?? "");
}

function columns(space: string): number {
  return [...space].reduce((width, character) => (character === "\t" ? width + 4 - (width % 4) : width + 1), 0);
}

/** Returns the number of leading white-space characters that cover `width` columns. */
function lengthOf(line: string, width: number): number {
  const space = /^[ \t]*/.exec(line)?.[0] ?? "";
  let length = 0;
  while (length < space.length && columns(space.slice(0, length)) < width) length += 1;
  return length;
}

/**
 * Adds the edits that convert the blocks to containers.
 * @returns the nesting depth of their containers
 */
function write(blocks: readonly Block[], text: string, edits: Edit[]): number {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const before = groups.at(-1)?.at(-1);
    const goesOn = block.mark.startsWith("===") && block.mark !== "===!" && before?.mark.startsWith("===");
    if (goesOn && before?.indent === block.indent && isNext(before, block, text)) groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  return Math.max(0, ...groups.map((group) => writeGroup(group, text, edits)));
}

/**
 * Returns true if two blocks have the same depth and only white space between them. Such tabs form
 * a group.
 */
function isNext(before: Block, block: Block, text: string): boolean {
  return text.slice(before.last, block.start).trim() === "" && block.depth === before.depth;
}

function writeGroup(group: readonly Block[], text: string, edits: Edit[]): number {
  const height = Math.max(...group.map(({ inner }) => write(inner, text, edits)));
  const [first] = group;
  if (!first) return height;
  if (first.mark.startsWith("===")) return writeTabs(group, height, text, edits);
  const { open, close = "" } = pieceOf(first, height);
  writeBlock(first, { open, close }, text, edits);
  return height + 1;
}

function writeTabs(group: readonly Block[], height: number, text: string, edits: Edit[]): number {
  const tabs = container("tabs", undefined, height + 1);
  for (const block of group) {
    const tab = container("tab", titleOf(block.rest) || block.rest, height);
    const space = indentOf(block);
    const open = block === group[0] ? `${tabs.open}\n\n${space}${tab.open}` : tab.open;
    const close = [tab.close, ...(block === group.at(-1) ? ["", space + tabs.close] : [])].join("\n");
    writeBlock(block, { open, close }, text, edits);
  }
  return height + 2;
}

function writeBlock(
  block: Block,
  { open, close }: Required<Pick<Replacement, "open" | "close">>,
  text: string,
  edits: Edit[],
): void {
  const space = indentOf(block);
  const gap = /^\n[ \t]*\S/.test(text.slice(block.last)) ? "\n" : "";
  edits.push({ start: block.start, end: block.end, text: open.replace(/\n(?=.)/g, `\n${space}`) });
  edits.push({ start: block.last, end: block.last, text: `\n${close.replace(/^(?=.)/gm, space)}${gap}` });
}

/** Returns the indentation that a block keeps because it is in a list. */
function indentOf({ indent, depth }: Block): string {
  return " ".repeat(Math.max(0, indent - depth * 4));
}

function pieceOf({ mark, rest }: Block, height: number): Replacement {
  const [type = "note"] = rest.split(/[\s"]/, 1);
  const kind = admonitionKind(type) ?? "note";
  const title = titleOf(rest) ?? (kind === type.toLowerCase() ? undefined : capital(type));
  if (!mark.startsWith("?")) return container(kind, title, height);
  const disclosure = container("details", title || capital(type), height);
  return mark === "???+" ? { ...disclosure, open: `${disclosure.open}{open}` } : disclosure;
}

/** Returns the text in quotes, "" for empty quotes, or undefined without quotes. */
function titleOf(rest: string): string | undefined {
  const title = /"((?:[^"\\]|\\.)*)"/.exec(rest)?.[1] ?? /'((?:[^'\\]|\\.)*)'\s*$/.exec(rest)?.[1];
  return title?.replace(/\\(["'])/g, "$1");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
