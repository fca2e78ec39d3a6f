/** A piece of a text to be replaced, by offsets. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Replaces pieces of a text. What no edit names stays byte for byte. An edit inside a piece that an edit before it has
 * already replaced is dropped: the outer one has the last word.
 */
export function editText(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let result = "";
  let at = 0;
  for (const { start, end, text: replacement } of sorted) {
    if (start < at) continue;
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
