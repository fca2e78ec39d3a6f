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
