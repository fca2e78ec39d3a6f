import type { LintProblem } from "./lint-page";

/**
 * Applies the mechanical corrections to a file. All other bytes stay the same,
 * including line ends and the byte order mark.
 * @returns the new bytes, or null for a file that is not UTF-8
 */
export function mend(bytes: Uint8Array, problems: readonly LintProblem[]): Uint8Array | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
    for (const { line = 0, written, mended } of problems) {
      const found = lines[line - 1];
      if (found !== undefined && written !== undefined)
        lines[line - 1] = found.replace(written, () => mended ?? written);
    }
    return new TextEncoder().encode(lines.join(""));
  } catch {
    return null;
  }
}
