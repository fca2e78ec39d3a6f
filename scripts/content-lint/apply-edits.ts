import type { Edit } from "./lint-page";

/**
 * Corrects a file. Everything but the edits stays as it is, line ends and byte order mark included.
 * @returns the new bytes; null for a file that is not UTF-8
 */
export function applyEdits(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array | null {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const lines = text.slice(mark.length).split(/(?<=\r\n|\n|\r(?!\n))/);
  // From the end of a line to its beginning, so that positions hold. Of two that overlap one has to wait.
  const done = new Map<number, number>();
  for (const edit of [...edits].sort((a, b) => b.column - a.column)) {
    if (edit.column + edit.length > (done.get(edit.line) ?? Number.POSITIVE_INFINITY)) continue;
    done.set(edit.line, edit.column);
    const line = lines[edit.line - 1] ?? "";
    lines[edit.line - 1] = line.slice(0, edit.column) + edit.text + line.slice(edit.column + edit.length);
  }
  return new TextEncoder().encode(mark + lines.join(""));
}
