import { themeColors } from "../shared/colors";
import { baseUrlText } from "../text/texts";

/**
 * Returns an inline script for the home page. If the site's script fails to load, which nearly
 * always means a wrong path prefix, the inline script shows a banner with advice for the site's
 * owner. A strict content security policy forbids a `style` attribute, but it can allow this script
 * by its hash. The hash depends only on the prefix and the site's language.
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
    // src/bundle/loader-script.ts dispatches this event, even if the server responds to the
    // script's request with an HTML page.
    'addEventListener("site:failed",show)})()',
  ].join("");
}
