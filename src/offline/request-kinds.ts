/**
 * Whether a file's name changes with its content, so that it never has to be asked for again.
 * @param scope path of the site on its host, with slashes at both ends
 */
export function isHashedFile(pathname: string, scope: string): boolean {
  if (!pathname.startsWith(scope)) return false;
  const inside = pathname.slice(scope.length);
  return /^(?:static|search\/data)\//.test(inside) || /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/.test(inside);
}

/** Whether a request is for a page: the browser goes there, or its address is that of a page. */
export function isPage(pathname: string, scope: string, mode: RequestMode): boolean {
  return mode === "navigate" || (pathname.startsWith(scope) && !/\.[a-z\d]+$/i.test(pathname));
}
