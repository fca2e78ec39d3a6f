/**
 * Converts mermaid's line number to a line number in the source. Mermaid does not count front
 * matter, comments or leading blank lines.
 * @param counted mermaid's line, from 1
 * @returns the line in the source, from 1; the last line if mermaid means the end
 */
export function lineIn(source: string, counted: number): number {
  const matter = /^\s*---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*\n/.exec(source)?.[0] ?? "";
  const before = matter.split("\n").length - 1;
  const lines = source
    .split("\n")
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text, number }) => number > before && !/^\s*%%(?!\{)/.test(text));
  const first = lines.findIndex(({ text }) => text.trim() !== "");
  const last = lines.findLast(({ text }) => text.trim() !== "")?.number ?? 1;
  return Math.min(lines[first + counted - 1]?.number ?? last, last);
}
