import { withPrefix } from "gatsby";
import { decodePath, type TrailingSlash, withoutBase, withTrailingSlash } from "../../lib/paths";

/** Replaced in the bundles with the setting from site.yml. */
declare const TRAILING_SLASH: TrailingSlash;

/** A browser's pathname as a path of the site, prefix taken off and decoded; one outside the site only decoded. */
export function sitePath(pathname: string): string {
  return decodePath(withoutBase(pathname, withPrefix("/")) ?? pathname);
}

/** The address of a page, which may be a file too, with the ending that the site's addresses have. */
export function pagePath(path: string): string {
  return TRAILING_SLASH === "ignore" ? path : withTrailingSlash(path, TRAILING_SLASH);
}
