/**
 * The candidate an author most likely meant, for "did you mean" hints.
 * @returns the closest candidate within a third of the word's length, or undefined. At least two edits are allowed, so that
 * swapped letters are found. Short words allow fewer, as little of them would be left: one for two or three letters, none
 * for a single letter.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length > 3 ? Math.max(2, Math.floor(word.length / 3)) : Math.min(1, word.length - 1);
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Levenshtein distance: the fewest insertions, deletions and substitutions that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
