import type { MarkdownFormat } from "../model/types";
import { literalRanges } from "./literal-ranges";

/** Matches a line that opens a container (`:::note`) or closes a container (`:::`). */
const colonLine = /^(?<quote>[ \t>]*)(?<colons>:{3,})(?<name>[ \t]*\p{L}[^\n]*)?[ \t]*$/gmu;

/** A line of colons. `offset` is that of the first colon, and `count` the number of colons. */
interface ColonLine {
  readonly offset: number;
  readonly count: number;
  /** Number of block quotes that contain the line. */
  readonly quotes: number;
  readonly isOpening: boolean;
}

/** A container that is not closed yet. */
interface OpenContainer extends ColonLine {
  /** Greatest number of colons of a container inside this one; 0 if there is none. */
  inner: number;
}

/**
 * Gives each container more colons than the containers inside it, because
 * micromark-extension-directive otherwise ends the outer container with the inner one. Authors
 * write `:::tabs` around `:::tab`. Containers without a closing line stay unchanged.
 */
export function nestContainers(text: string, format: MarkdownFormat): string {
  // Most articles need no change, and are then not parsed.
  if (raisedLines(colonLines(text)).length === 0) return text;
  const ranges = literalRanges(text, format);
  const isLiteral = (offset: number) => ranges.some(([start, end]) => start <= offset && offset < end);
  const raised = raisedLines(colonLines(text).filter(({ offset }) => !isLiteral(offset)));
  let result = text;
  for (const [{ offset, count }, colons] of raised.sort(([a], [b]) => b.offset - a.offset))
    result = result.slice(0, offset) + ":".repeat(colons) + result.slice(offset + count);
  return result;
}

function colonLines(text: string): ColonLine[] {
  return [...text.matchAll(colonLine)].map(({ index, groups }) => {
    const { quote = "", colons = "", name } = groups ?? {};
    const quotes = quote.replace(/[^>]/g, "").length;
    return { offset: index + quote.length, count: colons.length, quotes, isOpening: name !== undefined };
  });
}

/** Returns the lines that need more colons, each with its new number of colons. */
function raisedLines(lines: readonly ColonLine[]): [ColonLine, number][] {
  const open: OpenContainer[] = [];
  const raised: [ColonLine, number][] = [];
  for (const line of lines) {
    if (line.isOpening) {
      open.push({ ...line, inner: 0 });
      continue;
    }
    const fits = (container: OpenContainer) => container.quotes === line.quotes && container.count <= line.count;
    const exact = open.findLastIndex((container) => fits(container) && container.count === line.count);
    const at = exact < 0 ? open.findLastIndex(fits) : exact;
    const [closed] = at < 0 ? [] : open.splice(at);
    if (closed === undefined) continue;
    const needed = Math.max(closed.count, closed.inner + 1);
    if (needed > closed.count) raised.push([closed, needed], [line, needed]);
    const parent = open.at(-1);
    if (parent) parent.inner = Math.max(parent.inner, needed);
  }
  return raised;
}
