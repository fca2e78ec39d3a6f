import { withPrefix } from "gatsby";
import { decodePath, type TrailingSlash, withoutBase, withTrailingSlash } from "../../lib/paths";

/** The `trailingSlash` setting from site.yml. The bundlers replace this name with its value. */
declare const TRAILING_SLASH: TrailingSlash;

/**
 * Converts a pathname of the browser to a decoded path without the path prefix. A path outside the
 * site is only decoded.
 */
export function sitePath(pathname: string): string {
  return decodePath(withoutBase(pathname, withPrefix("/")) ?? pathname);
}

/**
 * Adds or removes the trailing slash of a page's path, as `trailingSlash` in site.yml requires.
 * Paths of files do not change.
 */
export function pagePath(path: string): string {
  return TRAILING_SLASH === "ignore" ? path : withTrailingSlash(path, TRAILING_SLASH);
}
