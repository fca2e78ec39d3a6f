/**
 * How many wrong, missing, extra or swapped letters separate two words; infinity if more than one, or two for
 * words of five letters or more.
 */
export function typosIn(word: string, other: string): number {
  const most = word.length < 5 ? 1 : 2;
  if (!/^[\p{Script=Latin}_-]{4,}$/u.test(word) || Math.abs(word.length - other.length) > most)
    return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = word[i - 1] === other[j - 1];
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? most) + 1);
      next.push(edits);
    }
    [before, row] = [row, next];
  }
  const typos = row.at(-1) ?? 0;
  return typos > most ? Number.POSITIVE_INFINITY : typos;
}
