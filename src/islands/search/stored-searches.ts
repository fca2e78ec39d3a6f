import { safeLocalStorage } from "../../browser/platform/storage";

/** A result that was opened, or kept. */
export interface StoredSearch {
  readonly href: string;
  readonly title: string;
  readonly place: string;
}

export type Kind = "recent" | "favorites";

/** So many are kept, and fewer recent ones shown beside favourites: DocSearch's numbers. */
const most = { recent: 7, favorites: 10, recentBesideFavorites: 4 } as const;

/** What is stored, newest first, as far as it is well formed. */
export function storedSearches(kind: Kind): readonly StoredSearch[] {
  try {
    const list: unknown = JSON.parse(safeLocalStorage.get(`search ${kind}`) ?? "[]");
    return Array.isArray(list) ? list.filter(isSearch) : [];
  } catch {
    return [];
  }
}

/** The recent searches that are shown. */
export function recentSearches(): readonly StoredSearch[] {
  const hasFavorites = storedSearches("favorites").length > 0;
  return storedSearches("recent").slice(0, hasFavorites ? most.recentBesideFavorites : most.recent);
}

/** Stores a search first; a favourite is no recent one any more, and the other way round. The words that were marked are not kept. */
export function storeSearch(kind: Kind, { href: found, title, place }: StoredSearch): void {
  const href = found.replace(/#?:~:.*$/, "");
  if (kind === "recent" && storedSearches("favorites").some((other) => other.href === href)) return;
  removeSearch("recent", href);
  removeSearch("favorites", href);
  write(kind, [{ href, title, place }, ...storedSearches(kind)].slice(0, most[kind]));
}

/** Forgets the search with this address. */
export function removeSearch(kind: Kind, href: string): void {
  write(
    kind,
    storedSearches(kind).filter((other) => other.href !== href),
  );
}

function write(kind: Kind, list: readonly StoredSearch[]): void {
  safeLocalStorage.set(`search ${kind}`, JSON.stringify(list));
}

/** Anybody may have written to the storage: an address that is code is none of ours. */
function isSearch(item: unknown): item is StoredSearch {
  const { href, title, place } = (item ?? {}) as Partial<StoredSearch>;
  return typeof href === "string" && /^\/(?!\/)/.test(href) && typeof title === "string" && typeof place === "string";
}
