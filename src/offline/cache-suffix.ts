/**
 * Suffix of the names of a site's caches: a host may serve several sites, each in a folder.
 * @param scope path of the site on its host, with slashes at both ends
 */
export function cacheSuffix(scope: string): string {
  return `@${scope}`;
}
