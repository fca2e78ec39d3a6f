import { withPrefix } from "gatsby";
import { decodePath, withoutBase } from "../../lib/paths";

/** A browser's pathname as a path of the site, prefix taken off and decoded; one outside the site only decoded. */
export function sitePath(pathname: string): string {
  return decodePath(withoutBase(pathname, withPrefix("/")) ?? pathname);
}
