/** Empty stand-in for modules the built site's script does not need; see src/postbuild/browser-bundle.ts. */
export const wrapPageElement = undefined;
export const onRouteUpdate = undefined;
