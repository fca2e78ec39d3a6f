/**
 * Returns the candidate that an author most likely meant: the one with the fewest edits, or
 * undefined if none is similar enough. Upper and lower case count as equal. A word allows edits for
 * a third of its length, but at least two, so that swapped letters are found. A word of two or
 * three letters allows one edit, because more edits would leave too few of its letters. A single
 * letter allows no edits.
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

/**
 * Returns the candidate of which a word is a misspelling, regardless of case, or undefined. This
 * function is stricter than `nearest`, because wrong guesses are likely if names are many and
 * short. The first letter must be the same. A word of three to five letters may differ in one edit,
 * a longer word in two, and a shorter word in none. Swapping two neighbouring letters is one edit.
 */
export function misspelt(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length < 3 ? 0 : Math.min(2, Math.floor(word.length / 3));
  const wanted = word.toLowerCase();
  const distances = [...candidates]
    .filter((name) => name.charAt(0).toLowerCase() === wanted.charAt(0) && Math.abs(name.length - word.length) <= limit)
    .map((name) => [name, editDistance(wanted, name.toLowerCase(), true)] as const)
    .filter(([, distance]) => distance <= limit);
  return distances.sort(([, a], [, b]) => a - b)[0]?.[0];
}

/**
 * Returns the path that an author most likely meant. Compares the last segments without extension.
 * A similar name in the same folder comes first, then the same name in another folder, then a
 * similar name there. Whole paths are compared only to choose among several such candidates,
 * because a long folder would make any two names in it similar.
 */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
  const [folder, name] = splitPath(path);
  const all = [...candidates].map((candidate) => [candidate, ...splitPath(candidate)] as const);
  const inFolder = all.filter(([, other]) => other === folder);
  const elsewhere = all.filter(([, other]) => other !== folder);
  const named = (from: typeof all, wanted: string | undefined) =>
    wanted === undefined ? [] : from.filter(([, , other]) => other === wanted).map(([candidate]) => candidate);
  const names = (from: typeof all) => from.map(([, , other]) => other);
  const similar = named(inFolder, nearest(name, names(inFolder)));
  if (similar.length > 0) return similar[0];
  const same = named(
    elsewhere,
    names(elsewhere).find((other) => other.toLowerCase() === name.toLowerCase()),
  );
  if (same.length > 0) return same.length === 1 ? same[0] : nearest(path, same);
  const near = named(elsewhere, nearest(name, names(elsewhere)));
  return near.length === 1 ? near[0] : nearest(path, near);
}

function splitPath(path: string): [folder: string, name: string] {
  const slash = path.lastIndexOf("/");
  return [path.slice(0, slash + 1), path.slice(slash + 1).replace(/\.[a-z\d]+$/i, "")];
}

/**
 * Returns the Levenshtein distance.
 * @param swaps whether swapping two neighbouring letters counts as one edit
 */
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
