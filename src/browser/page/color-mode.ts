import type { SiteConfig } from "../../config/read-site";
import { colorModeText } from "../../text/texts";
import { pageEvent } from "../platform/page-event";

/** Dispatched on the window when the mode has changed. */
const colorModeEvent = "site:color-mode";

/** Where the choice is stored; Docusaurus' key. No stored value means `system`. */
const key = "theme";

/**
 * Inline script for the head, all of the colour mode: it sets `data-theme` (light, dark) and `data-theme-choice` (light,
 * dark, system) before the first paint, makes the buttons work, and follows other tabs and the operating system. Where
 * storage is forbidden a choice holds for the page. The page keeps its old colours (`data-colors`) until the button's
 * change has been painted, since recolouring a long page takes a phone several frames. It also marks that scripts run,
 * that the address has a query, and whether the platform is a Mac.
 */
export function colorModeScript(colorMode: SiteConfig["colorMode"]): string {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  const fallback = respectPrefersColorScheme ? 's.matches?"dark":"light"' : JSON.stringify(defaultMode);
  const next = respectPrefersColorScheme
    ? 'd.themeChoice==="system"?"light":d.themeChoice==="light"?"dark":""'
    : 'd.theme==="light"?"dark":"light"';
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

/** Names the present mode on the buttons, which the inline script makes work. */
export function labelColorToggles(): void {
  const label = () => {
    const { theme, themeChoice } = document.documentElement.dataset;
    const known = (themeChoice === "system" ? theme : themeChoice) as "light" | "dark";
    for (const button of document.querySelectorAll<HTMLElement>("[data-site-color-toggle]")) {
      button.setAttribute("aria-label", colorModeText.toggle(colorModeText[known]));
      button.title = colorModeText[known];
    }
  };
  window.addEventListener(colorModeEvent, label);
  document.addEventListener(pageEvent, label);
  label();
}
