/** Attribute of the root element that says that a page has been opened at its top, and not at a place in it. */
export const fromTopAttribute = "data-from-top";

/**
 * Stands in the page's head and notes that a visit begins at the top: its address names no place, and the browser, as on
 * a reload, knows none. The name of a visit holds also what `location.hash` keeps back, as the words that a search engine
 * leads to. Small, without dependencies, and it cannot throw.
 */
export const fromTopScript = [
  '{const n=performance.getEntriesByType("navigation")[0];',
  'if(n&&n.type==="navigate"&&n.name.indexOf("#")<0)',
  `document.documentElement.setAttribute("${fromTopAttribute}","")}`,
].join("");
