/**
 * Matches a region mark of VS Code in the usual comment syntaxes: `//#region name`,
 * `# #region name`, `<!-- #region name -->`, `#pragma region name`, and `#endregion`. The first
 * group is `end` or empty, the second is the name.
 */
const mark =
  /^\s*(?:(?:\/\/+|\/\*+|\{\/\*|\(\*|<!--|--|;+|%+|::|rem\b|['"#])\s*)?#(?:pragma\s+)?(end ?)?region\b[ \t]*(.*?)\s*(?:\*\/\}?|-->|\*\))?\s*$/i;

/** Returns the region mark on a line, or undefined for a line of code. */
function markOn(line: string): { readonly isEnd: boolean; readonly name: string } | undefined {
  const [whole, end, name = ""] = mark.exec(line) ?? [];
  return whole === undefined ? undefined : { isEnd: end !== undefined, name: name.replace(/^(["'])(.*)\1$/, "$2") };
}

/** Returns the names of all regions of a file in order, without duplicates. */
export function regionNames(text: string): string[] {
  const names = text.split("\n").flatMap((line) => {
    const found = markOn(line);
    return found && !found.isEnd && found.name !== "" ? found.name : [];
  });
  return [...new Set(names)];
}

/**
 * Finds the first region with a name. A region may contain others. An end mark closes the innermost
 * open region, whatever its name. An end mark with the name closes the region even if a region
 * inside is still open.
 * @returns the first and the last line between the marks, from 1; null if there is no start mark,
 * and `last: null` if there is no end mark
 */
export function findRegion(
  text: string,
  name: string,
): { readonly first: number; readonly last: number | null } | null {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => {
    const found = markOn(line);
    return found?.isEnd === false && found.name === name;
  });
  if (start < 0) return null;
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    const found = index > start ? markOn(line) : undefined;
    if (!found) continue;
    if (found.isEnd && (depth === 0 || found.name === name)) return { first: start + 2, last: index };
    depth += found.isEnd ? -1 : 1;
  }
  return { first: start + 2, last: null };
}

/** Removes all lines with region marks. */
export function withoutMarks(text: string): string {
  return text
    .split("\n")
    .filter((line) => markOn(line) === undefined)
    .join("\n");
}

/** Removes the indentation that all lines have in common, and empty lines at both ends. */
export function withoutIndent(text: string): string {
  const isWritten = (line: string) => line.trim() !== "";
  const all = text.split("\n");
  const lines = all.slice(Math.max(0, all.findIndex(isWritten)), all.findLastIndex(isWritten) + 1);
  const indents = lines.filter(isWritten).map((line) => /^[ \t]*/.exec(line)?.[0] ?? "");
  const [first = ""] = indents;
  let { length } = first;
  while (!indents.every((indent) => indent.startsWith(first.slice(0, length)))) length -= 1;
  return lines.map((line) => line.slice(length)).join("\n");
}
