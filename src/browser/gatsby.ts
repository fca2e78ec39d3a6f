/** Replaces the `gatsby` package in the built site's script: the part of its public API that browser code uses. */
import { loadPage } from "./router/load-fragment";

export { navigate } from "./router/router";
export { withPrefix } from "./settings";

/** Loads a page that the reader may want. */
export function prefetchPathname(pathname: string): Promise<unknown> {
  return loadPage(pathname, "low").catch(() => undefined);
}
