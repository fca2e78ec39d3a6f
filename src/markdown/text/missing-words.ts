import type { Nodes } from "mdast";

/** The distance in characters within which a short word counts as the next one. */
const nearby = 200;

/** Words of a node without a tag between them. */
export interface WrittenWords {
  readonly node: Nodes;
  readonly words: string;
}

/** Missing words of neighbouring nodes. `words` contains only those of the first node. */
export interface MissingWords extends WrittenWords {
  /** Number of characters. */
  readonly length: number;
}

/**
 * Returns the source words that the shown text lacks. Missing words of neighbouring nodes are
 * joined.
 * @param sourceWords words in the order of the source
 * @param shown the shown text, normalized like the words
 */
export function missingWords(sourceWords: Iterable<WrittenWords>, shown: string): MissingWords[] {
  const missing: WrittenWords[] = [];
  let at = 0;
  for (const part of sourceWords) {
    const { words } = part;
    const next = shown.indexOf(words, at);
    // Footnotes are shown elsewhere, so an earlier match counts too.
    if (next < 0 && !shown.includes(words)) missing.push(part);
    // A few letters may match anywhere by chance, so only a near or long match moves the search
    // position.
    else if (next >= 0 && (next - at < nearby || words.length > 8)) at = next + words.length;
  }
  return joined(missing);
}

function joined(missing: readonly WrittenWords[]): MissingWords[] {
  const runs: { node: Nodes; words: string; length: number; end: number }[] = [];
  for (const { node, words } of missing) {
    const last = runs.at(-1);
    const [line, end] = [node.position?.start.line ?? 0, node.position?.end.line ?? 0];
    if (last && line - last.end < 3) Object.assign(last, { length: last.length + words.length, end });
    else runs.push({ node, words, length: words.length, end });
  }
  return runs;
}
