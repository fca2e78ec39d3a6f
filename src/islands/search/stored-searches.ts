import { isOwnAddress, safeLocalStorage, siteKey } from "../../browser/platform/storage";

/** A result that the reader has opened or marked as a favourite. */
export interface StoredSearch {
  readonly href: string;
  readonly title: string;
  readonly place: string;
  readonly isFavorite?: boolean;
}

const storedAs = siteKey("searches");

/** DocSearch's limits. Fewer recent searches are kept when there are favourites. */
const mostStored = { recent: 7, recentWithFavorites: 4, favorites: 10 };

/**
 * Returns the stored searches, up to the limits in `mostStored`: recent ones, then favourites, each
 * with the newest first. Skips values that are not a search of this site.
 */
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
  const favorites = searches.filter(({ isFavorite }) => isFavorite).slice(0, mostStored.favorites);
  const mostRecent = favorites.length > 0 ? mostStored.recentWithFavorites : mostStored.recent;
  const recent = searches.filter(({ isFavorite }) => !isFavorite).slice(0, mostRecent);
  return [...recent, ...favorites];
}

/**
 * Returns whether a stored value is a search of this site. The value needs a check, because it
 * becomes a link and other code may have written it.
 */
function isStoredSearch(value: unknown): value is StoredSearch {
  const { href, title, place } = Object(value) as Partial<Record<keyof StoredSearch, unknown>>;
  return isOwnAddress(href) && typeof title === "string" && typeof place === "string";
}

/**
 * Stores a search as the newest one. A favourite stays a favourite. The text fragment in the URL is
 * not stored.
 */
export function storeSearch({ href: visitedHref, title, place, isFavorite = false }: StoredSearch): void {
  const href = visitedHref.replace(/#?:~:.*$/, "");
  const stored = storedSearches();
  const before = stored.find((other) => other.href === href);
  const others = stored.filter((other) => other !== before);
  write([{ href, title, place, isFavorite: isFavorite || before?.isFavorite === true }, ...others]);
}

/** Removes the search with this address. */
export function removeSearch(href: string): void {
  write(storedSearches().filter((other) => other.href !== href));
}

/** Removes the recent searches. Favourites stay. */
export function clearRecentSearches(): void {
  write(storedSearches().filter(({ isFavorite }) => isFavorite));
}

function write(searches: readonly StoredSearch[]): void {
  safeLocalStorage.set(storedAs, JSON.stringify(newest(searches)));
}
