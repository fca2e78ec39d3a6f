/** Empty replacement for modules that a bundle does not need. See src/bundle/browser-bundle.ts. */
export const wrapPageElement = undefined;
export const onRouteUpdate = undefined;
