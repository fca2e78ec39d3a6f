/** The address of a site: an origin and a base path. */
export interface SiteAddress {
  /** `https://example.org` */
  readonly url: string;
  /** `/`, or `/notes/` */
  readonly baseUrl: string;
}

/**
 * Parses an address as people write it: without `https://`, with a trailing slash or index.html, in
 * capital letters, or with a base path.
 * @returns the address, or null if the text is not the address of a site
 */
export function siteAddress(written: string): SiteAddress | null {
  const hasScheme = /^https?:\/\//i.test(written);
  const address = hasScheme ? written : `https://${written}`;
  if (written === "" || /[\s?#\\"<>]/.test(written) || !URL.canParse(address)) return null;
  const { origin, hostname, pathname, username, password } = new URL(address);
  if (username !== "" || password !== "") return null;
  // Without a scheme, requires a dot or `localhost`, because a single word is rarely a host, and
  // text with another scheme looks like a host with a port.
  if (!hasScheme && !/\.[a-z\d-]+$/i.test(hostname) && hostname !== "localhost") return null;
  const folder = pathname.replace(/(?:^|\/)index\.html?$/, "/").replace(/\/+/g, "/");
  return { url: origin, baseUrl: folder.replace(/\/?$/, "/") };
}
