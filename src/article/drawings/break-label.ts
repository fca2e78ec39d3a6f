const words = new Intl.Segmenter("zh", { granularity: "word" });
/** What cannot begin a line. */
const closing = /^[，。、；：？！）】》”’,.;:?!)\]}…～]/;

/** Breaks a label into lines of at most so many em, between words; a Latin letter is half an em. */
export function breakLabel(label: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { segment } of words.segment(label)) {
    if (line !== "" && widthOf(line + segment.trimEnd()) > most && !closing.test(segment)) {
      lines.push(line.trim());
      line = "";
    }
    line += segment;
  }
  return [...lines, line.trim()];
}

/** Width of a text in em. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter < "\u2e80" ? 0.6 : 1), 0);
}
