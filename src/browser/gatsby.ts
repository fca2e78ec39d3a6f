/**
 * Replaces the `gatsby` package in the built site, with the part of Gatsby's public API that browser
 * code uses. The site's script and the islands are bundled separately. They share one router, so
 * these functions call it by the names that Gatsby gives it on `window`.
 */
export { withPrefix } from "./settings";

declare global {
  interface Window {
    ___navigate?: (to: string, options?: { readonly replace?: boolean }) => unknown;
    ___loader?: { readonly enqueue: (pathname: string) => unknown };
  }
}

/** Navigates to an address of the site, including the path prefix. */
export const navigate: NonNullable<Window["___navigate"]> = (to, options) => window.___navigate?.(to, options);

/** Loads a page that the reader may open next. */
export const prefetchPathname = (pathname: string) => window.___loader?.enqueue(pathname);
