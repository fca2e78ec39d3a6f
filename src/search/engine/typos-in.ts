/**
 * How many wrong, missing, extra or swapped letters separate two words; infinity if more than one, or two for
 * words of five letters or more.
 */
export function typosIn(word: string, other: string): number {
  const most = word.length < 5 ? 1 : 2;
  if (!/^[\p{Script=Latin}_-]{4,}$/u.test(word) || Math.abs(word.length - other.length) > most)
    return Number.POSITIVE_INFINITY;
  const typos = distance(word, other, most);
  return typos > most ? Number.POSITIVE_INFINITY : typos;
}

/** Edits from one to the other; may stop counting above `most`. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? most) + 1);
      next.push(edits);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
