import type { LintProblem } from "./lint-page";

/** The maximum number of rounds, in case that two corrections undo each other. */
const maxRounds = 20;

/**
 * Applies the mechanical corrections to a file, and checks the file again until none is left. All
 * other bytes stay the same, including line ends and the byte order mark.
 * @param check returns the problems in text with `\n` line ends and without a byte order mark
 * @returns the new bytes, or null for a file that is not UTF-8
 */
export function mend(bytes: Uint8Array, check: (text: string) => readonly LintProblem[]): Uint8Array | null {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
  for (let round = 0; round < maxRounds; round++) {
    const mended = mendLines(text, check(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")));
    if (mended === text) break;
    text = mended;
  }
  return new TextEncoder().encode(text);
}

/** Applies the first correction of each line, because a correction holds the whole line. */
function mendLines(text: string, problems: readonly LintProblem[]): string {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const mendedLines = new Set<number>();
  for (const { line = 0, written, mended } of problems) {
    const found = lines[line - 1];
    if (found === undefined || written === undefined || mended === undefined || mendedLines.has(line)) continue;
    lines[line - 1] = found.replace(written, () => mended);
    mendedLines.add(line);
  }
  return lines.join("");
}
