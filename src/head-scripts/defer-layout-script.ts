/**
 * Inline script for the head. It sets `data-from-top` on visits that begin at the top, without a
 * hash or a scroll position to restore. src/styles/prose.css then defers the layout of later
 * blocks.
 */
export const deferLayoutScript = [
  '{const n=performance.getEntriesByType("navigation")[0];',
  // Unlike `location.hash`, the entry's name includes text fragments.
  'if(n&&n.type==="navigate"&&n.name.indexOf("#")<0)',
  `document.documentElement.setAttribute("data-from-top","")}`,
].join("");
