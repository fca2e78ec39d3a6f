/** The router decodes the address as soon as its code runs, and throws where the percent-encoding is broken. */
export function mendPath(): void {
  const { origin, pathname, search, hash } = window.location;
  try {
    decodeURI(pathname);
  } catch {
    window.history.replaceState(window.history.state, "", origin + encodeURI(pathname) + search + hash);
  }
}
