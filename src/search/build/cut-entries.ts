import type { Family, FamilyFile, Starts } from "../../shared/search-files";

/**
 * Target sizes of files before compression, in bytes. Files with terms are smaller than files with
 * spellings, because a query reads a file for each term, but only one for a spelling.
 */
const fileBytes: Readonly<Record<Family, number>> = { terms: 2200, characters: 2000, spellings: 8000, sounds: 3000 };

/**
 * Maximum number of starts to put in the manifest. Terms may have the most, because every query
 * reads them. Spellings and sounds have none, because they are read only for pinyin and for wrong
 * characters.
 */
const mostInManifest: Readonly<Record<Family, number>> = { terms: 1024, characters: 128, spellings: 0, sounds: 0 };

/** Number of files in one list of starts. A list is about 0.6 kB with gzip. */
const perList = 128;

/**
 * Returns a family's starts for the manifest. If there are too many, also returns files with lists
 * of starts, by name.
 */
export function placeStarts(
  family: Family,
  starts: readonly string[],
): { starts: Starts; lists: [string, string[]][] } {
  if (starts.length <= mostInManifest[family]) return { starts: { keys: starts }, lists: [] };
  const count = Math.ceil(starts.length / perList);
  const lists = Array.from({ length: count }, (_, at) => starts.slice(at * perList, (at + 1) * perList));
  return {
    starts: { keys: lists.map(([first = ""]) => first), perList },
    lists: lists.map((list, at) => [`${family}-starts-${at}`, list]),
  };
}

/**
 * Sorts entries by key and cuts them into files. Keys with the same part before `≈` stay together.
 * @returns the files, and for each file the shortest beginning of its first key that sorts after
 * the last key of the file before
 */
export function cutEntries(
  family: Family,
  entries: ReadonlyMap<string, string>,
): { starts: string[]; files: FamilyFile[] } {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const files: string[][] = [];
  let size = 0;
  let before = "";
  for (const [key, value] of sorted) {
    const [head = ""] = key.split("≈");
    if (files.length === 0 || (size >= fileBytes[family] && head !== before)) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(key, value);
    size += Buffer.byteLength(key) + Buffer.byteLength(value) + 6;
    before = head;
  }
  return { starts: files.map(([key = ""], at) => beginningOf(key, files[at - 1]?.at(-2) ?? "")), files };
}

/** Returns the shortest beginning of a key that sorts after the previous key. */
function beginningOf(key: string, before: string): string {
  const chars = [...key];
  const shared = chars.findIndex((_, at) => !before.startsWith(chars.slice(0, at + 1).join("")));
  return chars.slice(0, shared + 1).join("") || key;
}
