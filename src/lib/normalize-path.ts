import { decodePath, encodePath } from "./paths";

const htmlEnding = /(?:(?:\/index)?\.html\/?)+$/i;

/**
 * The one spelling of the many that lead to a page: without `.html` and `/index.html`, with single slashes and canonical
 * percent-encoding. A closing slash stays, since some pages own one; which, only the page itself knows.
 * `normalizePath("//docs/a.html")` → `/docs/a`.
 * @param pathname as a browser gives it; a path prefix may stand in front
 */
export function normalizePath(pathname: string): string {
  const path = `/${decodePath(pathname)}`.replace(/\/{2,}/g, "/").replace(htmlEnding, "");
  return encodePath(path === "" ? "/" : path);
}
