import { safeLocalStorage } from "../../reading/platform/storage";

const keys = ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"];

/** Removes stored searches that DocSearch did not write: it does not validate them, and would crash at every start. */
export function cleanStoredSearches(indexName: string): void {
  for (const key of keys.map((name) => `${name}${indexName}`)) {
    const stored = safeLocalStorage.get(key);
    if (stored !== null && !areSearches(stored)) safeLocalStorage.remove(key);
  }
}

/** Whether a stored value is a list of results that lead to pages. */
export function areSearches(stored: string): boolean {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) && list.every(isSearch);
  } catch {
    return false;
  }
}

function isSearch(item: unknown): boolean {
  const { url, type, hierarchy } = (item ?? {}) as Record<string, unknown>;
  return (
    typeof url === "string" &&
    /^(?:\/|https?:)/.test(url) &&
    typeof type === "string" &&
    typeof hierarchy === "object" &&
    hierarchy !== null
  );
}
