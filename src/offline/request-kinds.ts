/** Films and sounds: large, and asked for in ranges. They stay with the browser. */
const film = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|oga|ogg|opus|flac|wav|aac)$/i;

/**
 * Whether a file's name has a hash of its content, so that it can be cached for ever. Not films.
 * @param scope path of the site on its host, with slashes at both ends
 */
export function isHashedFile(pathname: string, scope: string): boolean {
  if (!pathname.startsWith(scope)) return false;
  const inside = pathname.slice(scope.length);
  return (
    (/^(?:static|search\/data)\//.test(inside) && !film.test(inside)) ||
    /^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/.test(inside)
  );
}

/** Whether a request is for a page: a navigation, or an address without a file extension. */
export function isPage(pathname: string, scope: string, mode: RequestMode): boolean {
  return mode === "navigate" || (pathname.startsWith(scope) && !/\.[a-z\d]+$/i.test(pathname));
}
