/**
 * Matches a region mark of VS Code in the usual comment syntaxes: `//#region name`,
 * `# #region name`, `<!-- #region name -->`, `#pragma region name`, and `#endregion`. The first
 * group is `end` or empty, the second is the name.
 */
const mark =
  /^\s*(?:(?:\/\/+|\/\*+|\{\/\*|\(\*|<!--|--|;+|%+|::|rem\b|['"#])\s*)?#(?:pragma\s+)?(end ?)?region\b[ \t]*(.*?)\s*(?:\*\/\}?|-->|\*\))?\s*$/i;

/** Returns the mark on a line, or undefined for a line of code. */
function markOn(line: string): { readonly isEnd: boolean; readonly name: string } | undefined {
  const [whole, end, name = ""] = mark.exec(line) ?? [];
  return whole === undefined ? undefined : { isEnd: end !== undefined, name: name.replace(/^(["'])(.*)\1$/, "$2") };
}

/** Returns the names of all regions of a file in their order. */
export function regionNames(text: string): string[] {
  const names = text.split("\n").flatMap((line) => {
    const found = markOn(line);
    return found && !found.isEnd && found.name !== "" ? found.name : [];
  });
  return [...new Set(names)];
}

/**
 * Finds a region by its name. Regions may contain each other. An end with the name of the region
 * ends it, whatever is open inside.
 * @returns the first and the last line between its marks, from 1; null without a start, and
 * `last: null` without an end
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

/** Removes all marks of regions from code. */
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
