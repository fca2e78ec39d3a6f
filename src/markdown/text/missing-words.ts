import type { Nodes } from "mdast";

/** A short word within this distance counts as the next one. */
const nearby = 200;

/** The words of a node without a tag between them. */
export interface WrittenWords {
  readonly node: Nodes;
  readonly words: string;
}

/** Missing words of neighbouring nodes. */
export interface MissingWords extends WrittenWords {
  /** Number of characters. */
  readonly length: number;
}

/**
 * Returns the written words that a text does not show. The words of neighbouring nodes are one
 * result.
 * @param sourceWords words in the order of the source
 * @param shown the text of the result, normalised like the words
 */
export function missingWords(sourceWords: Iterable<WrittenWords>, shown: string): MissingWords[] {
  const missing: WrittenWords[] = [];
  let at = 0;
  for (const part of sourceWords) {
    const { words } = part;
    const next = shown.indexOf(words, at);
    // Footnotes are elsewhere, so an earlier place counts too.
    if (next < 0 && !shown.includes(words)) missing.push(part);
    // A word or two may be anywhere. Only a near or a long match moves the place of the search.
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
