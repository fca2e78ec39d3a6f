import { withPrefix } from "gatsby";
import { decodePath, type TrailingSlash, withoutBase, withTrailingSlash } from "../../lib/paths";

/** Replaced in the bundles with the setting from site.yml. */
declare const TRAILING_SLASH: TrailingSlash;

/**
 * Converts the pathname of the browser to a path of the site, without the prefix and decoded. A
 * path outside the site is only decoded.
 */
export function sitePath(pathname: string): string {
  return decodePath(withoutBase(pathname, withPrefix("/")) ?? pathname);
}

/**
 * Returns the address of a page, or of a file, with the trailing slash that the site's addresses
 * have.
 */
export function pagePath(path: string): string {
  return TRAILING_SLASH === "ignore" ? path : withTrailingSlash(path, TRAILING_SLASH);
}
