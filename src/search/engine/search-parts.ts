import type { Family, FamilyFile, SearchManifest, TextFile, TextPlaces } from "../../shared/search-files";

/** Maximum number of files that the longer terms of a prefix may be in. Few words begin like that. */
const mostPrefixFiles = 3;

/**
 * The files of the search that are loaded. What reads a file that is not there notes its name and
 * goes on without it; the caller loads what was noted and asks again.
 */
export class SearchParts {
  /** Names of files that were read and are not loaded. */
  readonly missing = new Set<string>();
  private readonly loaded = new Map<string, unknown>();
  private readonly entries = new Map<string, ReadonlyMap<string, string>>();

  constructor(readonly manifest: SearchManifest) {}

  /**
   * Adds a file.
   * @param content what it has, or null if it cannot be loaded and counts as empty
   */
  add(name: string, content: unknown): void {
    this.loaded.set(name, content);
    this.missing.delete(name);
  }

  /** Forgets files that could not be loaded, so that they are asked for again. */
  retry(): void {
    for (const [name, content] of this.loaded) if (content === null) this.loaded.delete(name);
  }

  /** Whether a file that was read could not be loaded. */
  get hasFailed(): boolean {
    return [...this.loaded.values()].includes(null);
  }

  /** Whether a file is loaded. */
  has(name: string): boolean {
    return (this.loaded.get(name) ?? null) !== null;
  }

  /** Returns the value of a key. */
  value(family: Family, key: string): string | undefined {
    return this.read(family, this.placeOf(family, key))?.get(key);
  }

  /** Returns the entries whose key begins with a text, in the order of their keys. */
  *withPrefix(family: Family, prefix: string): Generator<readonly [key: string, value: string]> {
    const first = this.placeOf(family, prefix);
    if (first === undefined) return;
    for (let at = first; at < first + mostPrefixFiles; at++) {
      const start = at > first ? this.startOf(family, at) : "";
      if (start === undefined || (!start.startsWith(prefix) && !prefix.startsWith(start))) return;
      for (const entry of this.read(family, at) ?? []) if (entry[0].startsWith(prefix)) yield entry;
    }
  }

  /** Returns a file with texts. */
  text(number: number): TextFile | undefined {
    return this.file(`texts-${number}`);
  }

  /**
   * Returns the places of the texts of a range of pages.
   * @returns null if they are still to be loaded
   */
  places(page: number): { readonly firstPage: number; readonly places: TextPlaces } | null {
    const { texts } = this.manifest;
    if (typeof texts !== "number") return { firstPage: 0, places: texts };
    const range = Math.floor(page / texts);
    const places = this.file<TextPlaces>(`places-${range}`);
    return places ? { firstPage: range * texts, places } : null;
  }

  /** Whether the places of the texts of a page are known. */
  hasPlaces(page: number): boolean {
    const { texts } = this.manifest;
    return typeof texts !== "number" || this.has(`places-${Math.floor(page / texts)}`);
  }

  private read(family: Family, at: number | undefined): ReadonlyMap<string, string> | undefined {
    if (at === undefined || at < 0) return undefined;
    const name = `${family}-${at}`;
    const known = this.entries.get(name);
    if (known) return known;
    const list = this.file<FamilyFile>(name);
    if (!list) return undefined;
    const entries = new Map<string, string>();
    for (let place = 0; place < list.length; place += 2) entries.set(list[place] ?? "", list[place + 1] ?? "");
    this.entries.set(name, entries);
    return entries;
  }

  private file<T>(name: string): T | undefined {
    const content = this.loaded.get(name);
    if (content === undefined) this.missing.add(name);
    return (content ?? undefined) as T | undefined;
  }

  /**
   * Returns the number of the file in which a key would be; -1 if it is before the first.
   * @returns undefined if the list with its start is still to be loaded
   */
  private placeOf(family: Family, key: string): number | undefined {
    const { keys, perList } = this.manifest.starts[family];
    const isUpTo = (start: string) => start <= key;
    const at = lastUpTo(keys, isUpTo);
    if (perList === undefined || at < 0) return at;
    const list = this.file<string[]>(`${family}-starts-${at}`);
    return list && at * perList + lastUpTo(list, isUpTo);
  }

  /** Returns the start of a file; undefined behind the last, or if its list is still to be loaded. */
  private startOf(family: Family, at: number): string | undefined {
    const { keys, perList } = this.manifest.starts[family];
    if (perList === undefined) return keys[at];
    const number = Math.floor(at / perList);
    return number < keys.length ? this.file<string[]>(`${family}-starts-${number}`)?.[at % perList] : undefined;
  }
}

/** Returns the place of the last of sorted items that is not behind what is sought; -1 if all are. */
export function lastUpTo<T>(items: readonly T[], isUpTo: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUpTo(items[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
