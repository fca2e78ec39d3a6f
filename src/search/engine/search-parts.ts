import type { Family, FamilyFile, SearchManifest, TextFile, TextPlaces } from "../../shared/search-files";

/** Maximum number of files to read for one prefix. Few prefixes need more. */
const mostPrefixFiles = 3;

/**
 * The search files that are loaded. Reading a file that is not loaded adds its name to `missing`.
 * The caller then loads the missing files and searches again.
 */
export class SearchParts {
  /** Names of files that were requested but are not loaded. */
  readonly missing = new Set<string>();
  readonly #loaded = new Map<string, unknown>();
  readonly #entries = new Map<string, ReadonlyMap<string, string>>();

  constructor(readonly manifest: SearchManifest) {}

  /**
   * Adds a file.
   * @param content parsed content of the file, or null if it failed to load and counts as empty
   */
  add(name: string, content: unknown): void {
    this.#loaded.set(name, content);
    this.missing.delete(name);
  }

  /** Forgets files that failed to load, so that they are requested again. */
  retry(): void {
    for (const [name, content] of this.#loaded) if (content === null) this.#loaded.delete(name);
  }

  /** Whether any file failed to load. */
  get hasFailed(): boolean {
    return [...this.#loaded.values()].includes(null);
  }

  /** Returns whether a file is loaded. A file that failed to load does not count. */
  has(name: string): boolean {
    return (this.#loaded.get(name) ?? null) !== null;
  }

  /** Returns the value of a key, or undefined if there is none or its file is not loaded. */
  value(family: Family, key: string): string | undefined {
    return this.#read(family, this.#placeOf(family, key))?.get(key);
  }

  /**
   * Yields the entries whose key begins with a prefix, in the order of their keys. Reads at most
   * `mostPrefixFiles` files, and yields nothing from a file that is not loaded.
   */
  *withPrefix(family: Family, prefix: string): Generator<readonly [key: string, value: string]> {
    const first = this.#placeOf(family, prefix);
    if (first === undefined) return;
    for (let at = first; at < first + mostPrefixFiles; at++) {
      const start = at > first ? this.#startOf(family, at) : "";
      if (start === undefined || (!start.startsWith(prefix) && !prefix.startsWith(start))) return;
      for (const entry of this.#read(family, at) ?? []) if (entry[0].startsWith(prefix)) yield entry;
    }
  }

  /** Returns the text file with this number, or undefined if it is not loaded. */
  text(number: number): TextFile | undefined {
    return this.#file(`texts-${number}`);
  }

  /**
   * Returns the places of the text files for the range of pages that contains a page.
   * @returns null if the file with the places is not loaded
   */
  places(page: number): { readonly firstPage: number; readonly places: TextPlaces } | null {
    const { texts } = this.manifest;
    if (typeof texts !== "number") return { firstPage: 0, places: texts };
    const range = Math.floor(page / texts);
    const places = this.#file<TextPlaces>(`places-${range}`);
    return places ? { firstPage: range * texts, places } : null;
  }

  /** Returns whether the places of a page's texts are known. */
  hasPlaces(page: number): boolean {
    const { texts } = this.manifest;
    return typeof texts !== "number" || this.has(`places-${Math.floor(page / texts)}`);
  }

  #read(family: Family, at: number | undefined): ReadonlyMap<string, string> | undefined {
    if (at === undefined || at < 0) return undefined;
    const name = `${family}-${at}`;
    const known = this.#entries.get(name);
    if (known) return known;
    const list = this.#file<FamilyFile>(name);
    if (!list) return undefined;
    const entries = new Map<string, string>();
    for (let place = 0; place < list.length; place += 2) entries.set(list[place] ?? "", list[place + 1] ?? "");
    this.#entries.set(name, entries);
    return entries;
  }

  #file<T>(name: string): T | undefined {
    const content = this.#loaded.get(name);
    if (content === undefined) this.missing.add(name);
    return (content ?? undefined) as T | undefined;
  }

  /**
   * Returns the number of the file that may contain a key, or -1 if the key sorts before the first
   * file.
   * @returns undefined if the list of starts is not loaded
   */
  #placeOf(family: Family, key: string): number | undefined {
    const { keys, perList } = this.manifest.starts[family];
    const isUpTo = (start: string) => start <= key;
    const at = lastUpTo(keys, isUpTo);
    if (perList === undefined || at < 0) return at;
    const list = this.#file<string[]>(`${family}-starts-${at}`);
    return list && at * perList + lastUpTo(list, isUpTo);
  }

  /**
   * Returns the start of a file. Returns undefined after the last file, or if its list is not
   * loaded.
   */
  #startOf(family: Family, at: number): string | undefined {
    const { keys, perList } = this.manifest.starts[family];
    if (perList === undefined) return keys[at];
    const number = Math.floor(at / perList);
    return number < keys.length ? this.#file<string[]>(`${family}-starts-${number}`)?.[at % perList] : undefined;
  }
}

/**
 * Returns the index of the last item for which `isUpTo` is true, or -1 if there is none.
 * The items must be sorted so that it is true for a prefix of them.
 */
export function lastUpTo<T>(items: readonly T[], isUpTo: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUpTo(items[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
