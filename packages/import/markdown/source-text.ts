import type { Edit } from "./edit-text";
import { type Range, Ranges } from "./ranges";

/**
 * The text of a page during its conversion. Maps each of its lines to a line of the author's file.
 */
export class SourceText {
  /** Offsets of the line ends, for `lineAt`. */
  #lineEnds: readonly number[] | undefined;
  #code: Ranges | undefined;

  private constructor(
    readonly text: string,
    /** Line number in the file for each line of the text. */
    private readonly origins: readonly number[],
  ) {}

  /**
   * Wraps text that is not converted yet.
   * @param linesBefore number of lines in the file before the text, such as front matter
   */
  static of(text: string, linesBefore = 0): SourceText {
    return new SourceText(
      text,
      text.split("\n").map((_, index) => index + 1 + linesBefore),
    );
  }

  /** Returns the line number in the file for an offset in the text. */
  lineAt(offset: number): number {
    this.#lineEnds ??= [...this.text.matchAll(/\n/g)].map(({ index }) => index);
    const line = countBelow(this.#lineEnds, offset);
    return this.origins[line] ?? line + 1;
  }

  /**
   * Applies edits. An edit that starts inside an earlier one is dropped, even if it ends after it.
   * Insertions come before other edits at the same offset.
   */
  edit(edits: readonly Edit[]): SourceText {
    if (edits.length === 0) return this;
    const isInsertion = ({ start, end }: Edit) => Number(start === end);
    const sorted = [...edits].sort((a, b) => a.start - b.start || isInsertion(b) - isInsertion(a) || b.end - a.end);
    const origins = [this.origins[0] ?? 1];
    let text = "";
    let at = 0;
    let line = 0;
    const keep = (end: number) => {
      const kept = this.text.slice(at, end);
      for (let next = kept.indexOf("\n"); next >= 0; next = kept.indexOf("\n", next + 1)) {
        line += 1;
        origins.push(this.origins[line] ?? line);
      }
      text += kept;
    };
    for (const { start, end, text: replacement } of sorted) {
      if (start < at) continue;
      keep(start);
      const replaced = countLines(this.text.slice(start, end));
      for (let added = 1; added <= countLines(replacement); added++) {
        origins.push(this.origins[line + Math.min(added, replaced)] ?? line);
      }
      line += replaced;
      text += replacement;
      at = end;
    }
    keep(this.text.length);
    return new SourceText(text, origins);
  }

  /** Returns the ranges of fences and inline code. */
  codeRanges(): Ranges {
    this.#code ??= codeRanges(this.text);
    return this.#code;
  }

  /**
   * Replaces the matches of a pattern outside fences and inline code. A match that contains code is
   * replaced too.
   * @param replace returns null to keep a match
   */
  replaceOutsideCode(pattern: RegExp, replace: (match: RegExpExecArray, line: number) => string | null): SourceText {
    const code = this.codeRanges();
    const edits: Edit[] = [];
    for (const match of this.text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (code.overlapping({ start, end }).some((range) => start >= range.start || range.end >= end)) continue;
      const text = replace(match, this.lineAt(start));
      if (text !== null) edits.push({ start, end, text });
    }
    return this.edit(edits);
  }
}

/** Returns how many of the sorted numbers are below another one. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

const fenceOpening = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?=[^`\n]*$)|~{3,})/;
const inlineCode = /(?<![\\`])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;

/** Returns the ranges of fences and inline code. An unclosed fence reaches to the end. */
export function codeRanges(text: string): Ranges {
  const fences: Range[] = [];
  let open: { readonly mark: string; readonly start: number } | null = null;
  let offset = 0;
  for (const line of text.split("\n")) {
    const end = offset + line.length;
    if (open === null) {
      const mark = fenceOpening.exec(line)?.[1];
      if (mark !== undefined) open = { mark, start: offset };
    } else {
      const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/.exec(line)?.[1];
      if (closing?.startsWith(open.mark)) {
        fences.push({ start: open.start, end });
        open = null;
      }
    }
    offset = end + 1;
  }
  if (open !== null) fences.push({ start: open.start, end: text.length });
  // Search only between fences, so that a backtick outside cannot pair with one inside.
  const inline: Range[] = [];
  let at = 0;
  for (const fence of [...fences, { start: text.length, end: text.length }]) {
    for (const match of text.slice(at, fence.start).matchAll(inlineCode)) {
      inline.push({ start: at + match.index, end: at + match.index + match[0].length });
    }
    at = fence.end;
  }
  return new Ranges([...fences, ...inline]);
}
