/** The width of a Latin letter in em, in a sans-serif font. A Chinese character is 1 em wide. */
const latinEm = 0.6;

/** The width of a Chinese character in columns of code: 1 em instead of 0.6 em. */
const wideColumns = 1.67;
const tabColumns = 4;

/**
 * Returns whether a character is as wide as a Chinese one, as kana, full-width forms and emoji are.
 */
function isWide(character: string): boolean {
  return character >= "\u2e80";
}

/**
 * Estimates the width of text in em, because a build cannot measure fonts.
 * @param spaceEm the width of a space
 */
export function widthInEm(text: string, spaceEm = latinEm): number {
  return [...text].reduce((width, character) => {
    const narrow = character === " " ? spaceEm : latinEm;
    return width + (isWide(character) ? 1 : narrow);
  }, 0);
}

/** Estimates the width of a line of code in columns, which are as wide as a Latin letter. */
export function widthInColumns(line: string): number {
  return [...line].reduce((columns, character) => {
    if (character === "\t") return columns + tabColumns - (columns % tabColumns);
    return columns + (isWide(character) ? wideColumns : 1);
  }, 0);
}
