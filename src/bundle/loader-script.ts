import { searchAskedAttribute, searchFormId } from "../shared/search-field";

/**
 * Inline code that defines `start(name)`, which runs one of the scripts that `scriptPlaces` in
 * src/bundle/browser-bundle.ts has put into the head.
 */
export const startFunction =
  "const start=n=>new Promise((ok,no)=>{let p=document.querySelector('[data-site-module='+n+']'),c=p.cloneNode();" +
  "c.type='module';c.onload=ok;c.onerror=()=>{c.remove();no()};p.after(c)});";

/** Selects buttons that other inline scripts handle before the site's script has loaded. */
const independentButtons = "[data-site-color-toggle],[data-site-traditional]";

/**
 * Inline code for every page's head. It starts the site's script at the first sign of a reader or
 * when the page is idle, and repeats what the reader pressed before the script had loaded.
 */
export const loaderScript = [
  '(function(){var n;function ready(){return typeof window.___navigate==="function"}',
  'function go(){return n=n||start("site").then(function(){if(!ready())throw 0}).catch(function(){n=0;dispatchEvent(new Event("site:failed"))})}',
  '"pointerdown pointermove touchstart keydown focusin scroll".split(" ").forEach(function(t){addEventListener(t,go,{capture:true,passive:true,once:true})});',
  // src/browser/search/watch-search.ts opens the search if the reader asked for it. If the script
  // fails to load, the form leads to the search page.
  `function ask(e){e.preventDefault();var d=document,h=d.documentElement;if(!h.hasAttribute("${searchAskedAttribute}")){h.setAttribute("${searchAskedAttribute}","");`,
  `addEventListener("site:failed",function(){h.removeAttribute("${searchAskedAttribute}");d.getElementById("${searchFormId}").submit()},{once:true})}go()}`,
  `addEventListener("submit",function(e){if(e.target.id==="${searchFormId}"&&!ready())ask(e)});`,
  // The shortcuts are those of `callsForSearch` in src/browser/search/search-form.ts.
  'addEventListener("keydown",function(e){var t=e.target,c=e.ctrlKey||e.metaKey;if(ready()||e.altKey||e.isComposing)return;',
  'if(e.key==="/"?!c&&!t.isContentEditable&&!t.matches("input,select,textarea"):c&&!e.shiftKey&&/^k$/i.test(e.key))ask(e)});',
  // Clicks other buttons again when the script has loaded.
  'addEventListener("click",function(e){var b=e.target.closest("button,[data-site-drawer-close]");',
  `if(b&&!(b.form&&b.type==="submit")&&!ready()&&!b.matches("${independentButtons}"))go().then(function(){if(ready())b.click()})});`,
  // Without the timeout, the callback could wait for seconds, because even a page at rest may have
  // no idle time. The fallback, `setTimeout`, ignores the option.
  'addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(go,{timeout:2000})})})();',
].join("");
