/** A stub without components that run in the browser. */
export const components = {};
