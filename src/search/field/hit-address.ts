import { navigate, withPrefix } from "gatsby";
import { pathPrefix } from "../../gatsby/client/site-path";
import { encodePath } from "../../lib/paths";

/** Address of a section, path prefix included, as it stands in `href`. */
export function hitAddress(path: string, anchor: string | null): string {
  const address = withPrefix(encodePath(path));
  return anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`;
}

/** Goes to an address of this site as its links do: without loading the page anew. */
export function goTo(address: string): void {
  const { pathname, search, hash } = new URL(address, window.location.href);
  const prefix = pathPrefix();
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  navigate(`${path}${search}${hash}`);
}
