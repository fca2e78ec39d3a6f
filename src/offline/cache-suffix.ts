/**
 * Suffix of the names of a site's caches: a host may serve several sites, each in a folder.
 * @param scope path of the site on its host, with slashes at both ends
 */
export function cacheSuffix(scope: string): string {
  return `@${scope}`;
}

/**
 * Name of one of the worker's caches.
 * @param scope as above
 */
export function cacheNameOf(kind: "pages" | "data" | "files", scope: string): string {
  return `${kind}-${cacheSuffix(scope)}`;
}
