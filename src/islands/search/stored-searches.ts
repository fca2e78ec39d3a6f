import { isOwnAddress, safeLocalStorage, siteKey } from "../../browser/platform/storage";

/** A result that was opened, or that the reader has kept. */
export interface StoredSearch {
  readonly href: string;
  readonly title: string;
  readonly place: string;
  readonly isFavorite?: boolean;
}

const storedAs = siteKey("searches");

/** DocSearch's numbers: so many recent searches, fewer where there are favourites, and so many of these. */
const most = { recent: 7, recentWithFavorites: 4, favorites: 10 };

/** All that are stored: recent ones, then favourites, the newest first. What is no search of this site is passed over. */
export function storedSearches(): readonly StoredSearch[] {
  let stored: unknown;
  try {
    stored = JSON.parse(safeLocalStorage.get(storedAs) ?? "[]");
  } catch {
    return [];
  }
  return Array.isArray(stored) ? newest(stored.filter(isStoredSearch)) : [];
}

function newest(searches: readonly StoredSearch[]): readonly StoredSearch[] {
  const favorites = searches.filter(({ isFavorite }) => isFavorite).slice(0, most.favorites);
  const mostRecent = favorites.length > 0 ? most.recentWithFavorites : most.recent;
  const recent = searches.filter(({ isFavorite }) => !isFavorite).slice(0, mostRecent);
  return [...recent, ...favorites];
}

/** Whether what a browser has kept, or something else has put there, is a search: it becomes a link. */
function isStoredSearch(value: unknown): value is StoredSearch {
  const { href, title, place } = Object(value) as Partial<Record<keyof StoredSearch, unknown>>;
  return isOwnAddress(href) && typeof title === "string" && typeof place === "string";
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
  safeLocalStorage.set(storedAs, JSON.stringify(newest(searches)));
}
