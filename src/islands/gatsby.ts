/** In the bundles of islands this stands for the package `gatsby`: the router is in the site's script, src/browser. */
export { withPrefix } from "../browser/settings";

declare global {
  interface Window {
    /** Gatsby's own name for it; src/browser/router/router.ts sets it too. */
    ___navigate?: (to: string, options?: { readonly replace?: boolean }) => unknown;
  }
}

/** Goes to an address of the site, path prefix included. */
export const navigate: NonNullable<Window["___navigate"]> = (to, options) => window.___navigate?.(to, options);
