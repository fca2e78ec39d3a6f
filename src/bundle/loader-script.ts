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
  // src/browser/search/watch-search.ts opens the search if its shortcut was pressed.
  `function ask(e){e.preventDefault();document.documentElement.setAttribute("${searchAskedAttribute}","")}`,
  'addEventListener("keydown",function(e){if((e.ctrlKey||e.metaKey)&&e.key==="k"&&!ready())ask(e)});',
  // The search button does the same. If the script fails to load, the form leads to the search
  // page.
  `addEventListener("submit",function(e){var f=e.target;if(f.id!=="${searchFormId}"||ready())return;ask(e);addEventListener("site:failed",function(){f.submit()},{once:true});go()});`,
  // Clicks other buttons again when the script has loaded.
  'addEventListener("click",function(e){var b=e.target.closest("button,[data-site-drawer-close]");',
  `if(b&&!(b.form&&b.type==="submit")&&!ready()&&!b.matches("${independentButtons}"))go().then(function(){if(ready())b.click()})});`,
  // Without the timeout, the callback could wait for seconds, because even a page at rest may have
  // no idle time. The fallback, `setTimeout`, ignores the option.
  'addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(go,{timeout:2000})})})();',
].join("");
