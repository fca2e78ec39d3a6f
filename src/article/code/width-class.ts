/** Columns of code that fit into the column of the text. */
const fitting = 80;

/** Of Chinese type of the same size, in columns: 1 em beside 0.6 em. */
const wideCharacter = 1.67;
const tabColumns = 4;
const numberColumns = 6;

/** The class of a block with longer lines than the text has room for: it takes what is free beside it. */
export function widthClass(lines: readonly string[], isNumbered: boolean): "" | "code-wide" {
  const columns = Math.max(...lines.map(columnsOf)) + (isNumbered ? numberColumns : 0);
  return columns > fitting ? "code-wide" : "";
}

function columnsOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === "\t") columns += tabColumns - (columns % tabColumns);
    else columns += /[\u2e80-\uffff]/.test(character) ? wideCharacter : 1;
  }
  return columns;
}
