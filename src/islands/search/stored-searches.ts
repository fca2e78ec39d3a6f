import { safeLocalStorage } from "../../browser/platform/storage";

/** A result that was opened, or that the reader has kept. */
export interface StoredSearch {
  readonly href: string;
  readonly title: string;
  readonly place: string;
  readonly isFavorite?: boolean;
}

const storedAs = "searches";

/** So many are stored beside the favourites: DocSearch's number. */
const mostRecent = 7;

/** All that are stored: recent ones, then favourites, the newest first. */
export function storedSearches(): readonly StoredSearch[] {
  return JSON.parse(safeLocalStorage.get(storedAs) ?? "[]");
}

/** Stores a search; a favourite remains one. The words that were marked are not kept. */
export function storeSearch({ href: found, title, place, isFavorite = false }: StoredSearch): void {
  const href = found.replace(/#?:~:.*$/, "");
  const stored = storedSearches();
  const before = stored.find((other) => other.href === href);
  const others = stored.filter((other) => other !== before);
  write([{ href, title, place, isFavorite: isFavorite || before?.isFavorite === true }, ...others]);
}

/** Forgets the search with this address. */
export function removeSearch(href: string): void {
  write(storedSearches().filter((other) => other.href !== href));
}

function write(searches: readonly StoredSearch[]): void {
  const recent = searches.filter(({ isFavorite }) => !isFavorite).slice(0, mostRecent);
  const favorites = searches.filter(({ isFavorite }) => isFavorite);
  safeLocalStorage.set(storedAs, JSON.stringify([...recent, ...favorites]));
}
