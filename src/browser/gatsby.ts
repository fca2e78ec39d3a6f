/** Replaces the `gatsby` package in the built site's script: the part of its public API that browser code uses. */
import { loadPage } from "./router/load-fragment";
import { settings } from "./settings";

export { navigate } from "./router/router";

/** Loads a page that the reader may want. */
export function prefetchPathname(pathname: string): Promise<unknown> {
  return loadPage(pathname, "low").catch(() => undefined);
}

/** An address of the site with its path prefix. */
export function withPrefix(path: string): string {
  return settings.baseUrl.replace(/\/$/, "") + path;
}
