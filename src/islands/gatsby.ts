/**
 * Replaces the package `gatsby` in the bundles of islands. The router is in the site's script,
 * src/browser.
 */
export { withPrefix } from "../browser/settings";

declare global {
  interface Window {
    /** The name that Gatsby uses. src/browser/router/router.ts sets it too. */
    ___navigate?: (to: string, options?: { readonly replace?: boolean }) => unknown;
  }
}

/** Navigates to an address of the site, including the path prefix. */
export const navigate: NonNullable<Window["___navigate"]> = (to, options) => window.___navigate?.(to, options);
