/**
 * Empty replacement for modules that the script of the built site does not need. See
 * src/bundle/browser-bundle.ts.
 */
export const wrapPageElement = undefined;
export const onRouteUpdate = undefined;
