/**
 * Replaces the `gatsby` package in the script of the built site. It exports the part of Gatsby's
 * public API that browser code uses.
 */
import { loadPage } from "./router/load-fragment";

export { navigate } from "./router/router";
export { withPrefix } from "./settings";

/** Loads a page that the reader may open next. */
export const prefetchPathname = (pathname: string) => loadPage(pathname, "low").catch(() => undefined);
