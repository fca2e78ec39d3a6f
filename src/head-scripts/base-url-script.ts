import { themeColors } from "../shared/colors";
import { baseUrlText } from "../text/texts";

/**
 * Inline script of the home page. It shows a banner to the site's owner when scripts fail to load,
 * which nearly always means a wrong path prefix. A strict policy forbids a `style` attribute. It
 * can allow this script by its hash, which depends only on the prefix.
 */
export function baseUrlScript(baseUrl: string): string {
  const { title, text, current, suggestion, same } = baseUrlText;
  const { paper, danger } = themeColors.light;
  const strings = [title, text, current(baseUrl), suggestion, same, baseUrl];
  return [
    `(function(){var t=${JSON.stringify(strings).replace(/</g, "\\u003c")},d=document,shown;`,
    'function show(){if(shown)return;shown=1;var p=location.pathname.replace(/[^\\/]*$/,""),b=d.createElement("div");',
    'b.id="base-url-banner";b.setAttribute("role","alert");',
    `b.style.cssText="padding:1rem 1.25rem;border:2px solid;background:${paper};color:${danger};font-family:sans-serif";`,
    "[t[0],t[1],t[2],p===t[5]?t[4]:t[3]+p].forEach(function(x,i){",
    'var e=d.createElement(i?"p":"strong");e.textContent=x;b.appendChild(e)});d.body.insertBefore(b,d.body.firstChild)}',
    // The loader in src/bundle/browser-bundle.ts dispatches this event, even when a server
    // answers the script's request with a page.
    'addEventListener("site:failed",show)})()',
  ].join("");
}
