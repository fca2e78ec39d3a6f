import { decodePath, encodePath } from "./paths";

const htmlEnding = /(?:(?:\/index)?\.html\/?)+$/i;

/**
 * The canonical spelling of a page's path: no `.html` or `/index.html`, single slashes, canonical percent-encoding.
 * A trailing slash stays, since some pages have one and only the page knows. `normalizePath("//docs/a.html")` → `/docs/a`.
 * @param pathname as a browser gives it, with or without the path prefix
 */
export function normalizePath(pathname: string): string {
  const path = `/${decodePath(pathname)}`.replace(/\/{2,}/g, "/").replace(htmlEnding, "");
  return encodePath(path === "" ? "/" : path);
}

/** What stands around an address where it was copied from: spaces, also full-width and invisible ones, and punctuation. */
const copied = /(?:(?!\/)[\s\p{C}\p{Po}\p{Pe}\p{Pf}])+$/u;

/**
 * The path that was probably meant by one that leads nowhere: encoded more than once, with a backslash, with a query in
 * it, or with what stood after it where it was copied from. `intendedPath("/docs/%2561%20")` → `/docs/a`.
 */
export function intendedPath(pathname: string): string {
  let path = pathname;
  for (let before = ""; path !== before; ) {
    before = path;
    path = decodePath(path);
  }
  const [inside = ""] = path.replaceAll("\\", "/").split(/[?#]/);
  return normalizePath(encodePath(inside.replace(copied, "")));
}
