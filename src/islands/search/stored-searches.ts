import { safeLocalStorage } from "../../browser/platform/storage";

/** A result that was opened, or kept. */
export interface StoredSearch {
  readonly href: string;
  readonly title: string;
  readonly place: string;
}

/** So many recent ones are shown, fewer beside favourites; and so many favourites (DocSearch's numbers). */
const most = { recent: 7, recentBesideFavorites: 4, favorites: 10 } as const;

type Kind = "recent" | "favorites";

/** What is stored, newest first, as far as it is well formed. */
export function storedSearches(kind: Kind): readonly StoredSearch[] {
  const all = read(kind);
  if (kind === "favorites") return all;
  return all.slice(0, read("favorites").length > 0 ? most.recentBesideFavorites : most.recent);
}

/** Stores a search first; a favourite is no recent one any more, and the other way round. */
export function storeSearch(kind: Kind, search: StoredSearch): void {
  if (kind === "recent" && read("favorites").some(({ href }) => href === search.href)) return;
  removeSearch("recent", search);
  removeSearch("favorites", search);
  const limit = kind === "recent" ? most.recent : most.favorites;
  write(kind, [search, ...read(kind)].slice(0, limit));
}

export function removeSearch(kind: Kind, { href }: StoredSearch): void {
  const others = read(kind).filter((other) => other.href !== href);
  write(kind, others);
}

function read(kind: Kind): readonly StoredSearch[] {
  try {
    const list: unknown = JSON.parse(safeLocalStorage.get(`search ${kind}`) ?? "[]");
    return Array.isArray(list) ? list.filter(isSearch) : [];
  } catch {
    return [];
  }
}

function write(kind: Kind, list: readonly StoredSearch[]): void {
  safeLocalStorage.set(`search ${kind}`, JSON.stringify(list));
}

/** Anybody may have written to the storage: an address that is code is none of ours. */
function isSearch(item: unknown): item is StoredSearch {
  const { href, title, place } = (item ?? {}) as Partial<StoredSearch>;
  return typeof href === "string" && /^\/(?!\/)/.test(href) && typeof title === "string" && typeof place === "string";
}
