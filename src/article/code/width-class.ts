/** Columns of code that fit into the column of text, and into that with the room on its right (code-parts.css). */
const fitting = 80;
const fittingWithRoom = 86;

/** Of Chinese type of the same size, in columns: 1 em beside 0.6 em. */
const wideCharacter = 1.67;
const tabColumns = 4;
const numberColumns = 6;

/**
 * The class of a block whose lines want more room than the text has: `code-wide` takes what is free on its right,
 * `code-wider` on both sides. Other blocks keep the edges of the text.
 */
export function widthClass(lines: readonly string[], isNumbered: boolean): "" | "code-wide" | "code-wider" {
  const columns = Math.max(...lines.map(columnsOf)) + (isNumbered ? numberColumns : 0);
  if (columns <= fitting) return "";
  return columns <= fittingWithRoom ? "code-wide" : "code-wider";
}

function columnsOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === "\t") columns += tabColumns - (columns % tabColumns);
    else columns += /[\u2e80-\uffff]/.test(character) ? wideCharacter : 1;
  }
  return columns;
}
