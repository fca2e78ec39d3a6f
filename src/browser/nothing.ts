/** In the built site's script this stands for modules that it has no use for; see src/postbuild/browser-bundle.ts. */
export const wrapPageElement = undefined;
export const onRouteUpdate = undefined;
