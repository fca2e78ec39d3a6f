/** Replaces the `gatsby` package in the built site's script: the part of its public API that browser code uses. */
import { loadPage } from "./router/load-fragment";

export { navigate } from "./router/router";
export { withPrefix } from "./settings";

/** Loads a page that the reader may want. */
export const prefetchPathname = (pathname: string) => loadPage(pathname, "low").catch(() => undefined);
