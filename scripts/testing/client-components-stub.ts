/** No component of a content folder acts in the browser. */
export const components = {};
