/** Attribute of the root element while blocks far below the window are not laid out; see prose.css. */
const fromTopAttribute = "data-from-top";

/**
 * Inline script for the head: defers layout on visits that begin at the top, those without a hash and without a scroll
 * position to restore. The navigation entry's name also has text fragments, which `location.hash` leaves out. It has no
 * dependencies and cannot throw.
 */
export const deferLayoutScript = [
  '{const n=performance.getEntriesByType("navigation")[0];',
  'if(n&&n.type==="navigate"&&n.name.indexOf("#")<0)',
  `document.documentElement.setAttribute("${fromTopAttribute}","")}`,
].join("");

/**
 * Inline script for the end of a page with a text: lays out the rest after `load`, a few blocks per idle period. It
 * does not wait for a reader, since screen readers see nothing that has not been laid out. A click on a link to a hash
 * finishes at once.
 */
export const finishLayoutScript = [
  '(function(d){var r=d.documentElement,b=[].slice.call(d.querySelectorAll(".prose>*"));',
  `function all(){b=[];r.removeAttribute("${fromTopAttribute}")}`,
  "if(!window.requestIdleCallback)return all();",
  // Reading the height forces the layout.
  'function some(){var t=performance.now()+4,e;while(performance.now()<t&&(e=b.shift())){e.style.contentVisibility="visible";e.offsetHeight}',
  "b.length?requestIdleCallback(some):all()}",
  'd.addEventListener("click",function(e){if(e.target.closest("a[href*=\'#\']"))all()},true);',
  'addEventListener("load",function(){requestIdleCallback(some)})})(document)',
].join("");

/** Ends the deferral; pages after the first are laid out as a whole. */
export function finishLayout(): void {
  document.documentElement.removeAttribute(fromTopAttribute);
}
