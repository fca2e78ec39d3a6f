/** A stub of `client-components`, with no components that run in the browser. */
export const components = {};
