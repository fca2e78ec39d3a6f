/** What must not begin a line, or end one (CLREQ, "prohibition rules"). A blank stays with the word before it. */
const closing = /^[\s，。、；：？！…—～·）》」』】〕〉”’％%,.;:?!)\]}]/u;
const opening = /[（《「『【〔〈“‘([{]$/u;
/** A segmenter splits `C++`, `Node.js` and `GPT-4` into several words. */
const name = /[^\s\p{Script=Han}，。、；：？！…—～·）》」』】〕〉”’]$/u;
const words = new Intl.Segmenter("zh-Hans", { granularity: "word" });

/**
 * Breaks a title into lines of about equal width, between words, never before a closing mark or after an opening one.
 * @param width maximum width of a line, in the unit of `measure`
 */
export function breakTitle(title: string, width: number, measure: (text: string) => number): string[] {
  const pieces = piecesOf(title.trim()).flatMap((piece) => (measure(piece) <= width ? [piece] : [...piece]));
  const most = fill(pieces, width, measure);
  // The narrowest width that needs no more lines gives the most even ones.
  for (let even = measure(title) / most.length; even < width; even += width / 40) {
    const lines = fill(pieces, even, measure);
    if (lines.length <= most.length) return lines;
  }
  return most;
}

function fill(pieces: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines = [""];
  for (const piece of pieces) {
    const longer = lines.at(-1) + piece;
    if (longer === piece || measure(longer.trimEnd()) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** The unbreakable pieces: words with their punctuation. */
function piecesOf(title: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(title)) {
    const last = pieces.at(-1);
    const isNamed = last !== undefined && name.test(last) && !/^\p{Script=Han}/u.test(segment);
    if (last !== undefined && (isNamed || closing.test(segment) || opening.test(last))) {
      pieces[pieces.length - 1] = last + segment;
    } else pieces.push(segment);
  }
  return pieces;
}
