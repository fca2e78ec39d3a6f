/** Attribute of the root element while what is far below the window is left out of layout; see prose.css. */
const fromTopAttribute = "data-from-top";

/**
 * Stands in the page's head and notes that a visit begins at the top: its address names no place, and the browser, as on
 * a reload, knows none. The name of a visit holds also what `location.hash` keeps back, as the words that a search engine
 * leads to. Small, without dependencies, and it cannot throw.
 */
export const deferLayoutScript = [
  '{const n=performance.getEntriesByType("navigation")[0];',
  'if(n&&n.type==="navigate"&&n.name.indexOf("#")<0)',
  `document.documentElement.setAttribute("${fromTopAttribute}","")}`,
].join("");

/**
 * Stands at the end of a page with a text, and lays out the rest when the page has loaded: a few blocks at a time while
 * the browser rests, so that it never keeps anybody waiting. It may not wait for a sign of the reader, since a screen
 * reader knows of nothing that has not been laid out. Who jumps to a place in the text before that has all of it at once.
 */
export const finishLayoutScript = [
  '(function(d){var r=d.documentElement,b=[].slice.call(d.querySelectorAll(".prose>*"));',
  `function all(){b=[];r.removeAttribute("${fromTopAttribute}")}`,
  "if(!window.requestIdleCallback)return all();",
  // To ask for a height is to have it laid out.
  'function some(){var t=performance.now()+4,e;while(performance.now()<t&&(e=b.shift())){e.style.contentVisibility="visible";e.offsetHeight}',
  "b.length?requestIdleCallback(some):all()}",
  'd.addEventListener("click",function(e){if(e.target.closest("a[href*=\'#\']"))all()},true);',
  'addEventListener("load",function(){requestIdleCallback(some)})})(document)',
].join("");

const laidOut = /(<[\w-]+(?: [^\s=>"]+="[^"]*")*) style="content-visibility: visible;"/g;

/** A text's HTML without what `finishLayoutScript` has put into it: nothing with a style in it may be inserted again. */
export function withoutLayoutStyles(html: string): string {
  return html.replace(laidOut, "$1");
}

/** On the next page of the site nothing is left out. */
export function finishLayout(): void {
  document.documentElement.removeAttribute(fromTopAttribute);
}
