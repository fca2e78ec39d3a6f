/**
 * The candidate an author most likely meant: the closest within a third of the word's length, but at least two edits,
 * so that swapped letters are found. Of short words little would be left: one for two or three letters, none for one.
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

/** Levenshtein distance. @param swaps whether two neighbouring letters in the wrong order count as one edit */
export function editDistance(a: string, b: string, swaps = false): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = swaps && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : substitution;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution, swap));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
