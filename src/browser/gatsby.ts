/**
 * Replaces the `gatsby` package in the built site. It provides the part of Gatsby's public API that
 * browser code uses. The site's script and the islands are bundled separately but share one router,
 * so `navigate` and `prefetchPathname` call the router through Gatsby's globals on `window`.
 */
export { withPrefix } from "./settings";

declare global {
  interface Window {
    ___navigate?: (to: string, options?: { readonly replace?: boolean }) => unknown;
    ___loader?: { readonly enqueue: (pathname: string) => unknown };
  }
}

/** Navigates to a URL of the site. The URL includes the path prefix. */
export const navigate: NonNullable<Window["___navigate"]> = (to, options) => window.___navigate?.(to, options);

/** Loads a page that the reader may open next. The pathname includes the path prefix. */
export const prefetchPathname = (pathname: string) => window.___loader?.enqueue(pathname);
