/** Where a site will be: an origin, and a path below it. */
export interface SiteAddress {
  /** `https://example.org` */
  readonly url: string;
  /** `/`, or `/notes/` */
  readonly baseUrl: string;
}

/**
 * Reads an address as people write it: without `https://`, with a slash at its end, in capital letters, with the folder that a
 * host gives the site.
 * @returns null for what is no address of a site
 */
export function siteAddress(written: string): SiteAddress | null {
  const hasScheme = /^https?:\/\//i.test(written);
  const address = hasScheme ? written : `https://${written}`;
  if (written === "" || /[\s?#\\"<>]/.test(written) || !URL.canParse(address)) return null;
  const { origin, hostname, pathname, username, password } = new URL(address);
  if (username !== "" || password !== "") return null;
  // A single word is more likely a name than a host, and another scheme looks like a host with a port.
  if (!hasScheme && !/\.[a-z\d-]+$/i.test(hostname) && hostname !== "localhost") return null;
  const folder = pathname.replace(/(?:^|\/)index\.html?$/, "/").replace(/\/+/g, "/");
  return { url: origin, baseUrl: folder.replace(/\/?$/, "/") };
}
