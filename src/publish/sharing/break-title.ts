/** Characters that must not begin a line (CLREQ, "prohibition rules for line start"). */
const closing = /^[，。、；：？！…—～·）》」』】〕〉”’％%,.;:?!)\]}]/u;
/** Characters that must not end a line. */
const opening = /[（《「『【〔〈“‘([{]$/u;
const han = /\p{Script=Han}/u;

const words = new Intl.Segmenter("zh-Hans", { granularity: "word" });
const characters = new Intl.Segmenter("zh-Hans", { granularity: "grapheme" });

/**
 * Breaks a title into lines of about equal width, between words, never before a closing mark or after an opening one.
 * @param width maximum width of a line, in the unit of `measure`
 */
export function breakTitle(title: string, width: number, measure: (text: string) => number): string[] {
  const pieces = piecesOf(title.trim()).flatMap((piece) =>
    measure(piece.trimEnd()) <= width ? [piece] : [...characters.segment(piece)].map(({ segment }) => segment),
  );
  const lines = fill(pieces, width, measure);
  // The narrowest width that needs no more lines gives the most even ones.
  const total = measure(title);
  for (let even = total / lines.length; even < width; even += width / 40) {
    const balanced = fill(pieces, even, measure);
    if (balanced.length === lines.length && balanced.every((line) => measure(line) <= width)) return balanced;
  }
  return lines;
}

function fill(pieces: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += line === "" ? piece.trimStart() : piece;
  }
  return [...lines, line.trimEnd()].filter((text) => text !== "");
}

/** The unbreakable pieces: words with their punctuation. */
function piecesOf(title: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(title)) {
    const last = pieces.at(-1);
    if (last !== undefined && staysTogether(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function staysTogether(before: string, after: string): boolean {
  if (after.trim() === "" || closing.test(after) || opening.test(before)) return true;
  // A segmenter splits `C++`, `Node.js` and `GPT-4` into several words.
  const [left = "", right = ""] = [[...before].at(-1), [...after].at(0)];
  return !/\s$/.test(before) && !han.test(left) && !han.test(right) && !closing.test(left);
}
