import { withPrefix } from "gatsby";
import { decodePath, routeKey } from "../../lib/paths";

/** The prefix the site is served under, without a trailing slash: "" or `/notes`. */
export function pathPrefix(): string {
  return withPrefix("/").replace(/\/$/, "");
}

/** A browser's pathname as a path of the site: prefix taken off, decoded. */
export function sitePath(pathname: string): string {
  const prefix = pathPrefix();
  const inside =
    pathname === prefix ? "/" : pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return decodePath(inside);
}

/** Whether two paths, decoded or not, are the same page. */
export function isSamePage(pathname: string, path: string): boolean {
  return routeKey(sitePath(pathname)) === routeKey(decodePath(path));
}
