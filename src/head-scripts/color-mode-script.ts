import type { SiteConfig } from "../config/read-site";

/** Name of a window event, dispatched when the script sets the mode. */
export const colorModeEvent = "site:color-mode";

/**
 * Storage key of the reader's choice, the same as in Docusaurus. No stored value means `system`.
 */
const key = "theme";

/**
 * Returns an inline script for the head that implements the whole colour mode. The script sets
 * `data-theme` (light, dark), `data-theme-choice` (light, dark, system) and the browser's theme
 * colour before the first paint. It handles the buttons and follows other tabs. With
 * `disableSwitch`, it does neither and deletes a stored choice. It follows the operating system if
 * `respectPrefersColorScheme` is set. If storage is forbidden, a choice applies to the current page
 * only.
 *
 * A button press switches between light and dark. If the system is respected, the first press
 * switches to the mode that the system does not have, the second to the other mode, and the third
 * follows the system again.
 *
 * After a button press, the page keeps its old colours (`data-colors`) until the change of the
 * button is painted, because recolouring a long page takes several frames on a phone. The script
 * also sets `data-js` on the root element, `data-query` if the URL contains a search query, and
 * `data-platform` on a Mac, iPhone or iPad.
 */
export function colorModeScript(colorMode: SiteConfig["colorMode"]): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const fallback = respectPrefersColorScheme ? 's.matches?"dark":"light"' : JSON.stringify(defaultMode);
  const other = 'd.theme==="light"?"dark":"light"';
  const next = respectPrefersColorScheme
    ? `d.themeChoice==="system"?${other}:d.theme===(${fallback})?"":${other}`
    : other;
  const read = disableSwitch
    ? `try{localStorage.removeItem("${key}")}catch(e){}`
    : `try{c=u?k:localStorage.getItem("${key}")}catch(e){c=k}`;
  const choose = [
    `addEventListener("click",function(e){var t=e.target;if(!t.closest||!t.closest("[data-site-color-toggle]"))return;`,
    `var o=d.theme;k=${next};try{k?localStorage.setItem("${key}",k):localStorage.removeItem("${key}");u=0}catch(e){u=1}`,
    "d.colors=o;f();requestAnimationFrame(function(){setTimeout(function(){delete d.colors},0)})});",
  ].join("");
  return [
    '(function(){var k,u,d=document.documentElement.dataset,s=matchMedia("(prefers-color-scheme: dark)");',
    `function f(){var c;${read}`,
    'if(c!=="light"&&c!=="dark")c="";',
    `d.theme=c||(${fallback});d.themeChoice=c||"system";`,
    'var m=document.querySelector("meta[name=theme-color]");if(m)m.content=m.getAttribute("data-"+d.theme);',
    `dispatchEvent(new Event("${colorModeEvent}"))}f();`,
    'addEventListener("storage",f);s.addEventListener("change",f);',
    disableSwitch ? "" : choose,
    'd.js="";if(/[?&]q=./.test(location.search))d.query="";if(/Mac|iP/.test(navigator.platform))d.platform="mac"})()',
  ].join("");
}
