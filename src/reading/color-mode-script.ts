import { type ColorModeConfig, colorModeKey } from "./color-mode";

/**
 * Inline script for the head: sets the colour mode before the first paint, and follows other tabs and the operating
 * system until a `ColorModeStore` does. It has no dependencies and cannot throw, though storage may be forbidden. It
 * computes the same as `resolveColorMode`, which a test checks. It also sets the theme-color of the meta element before
 * it, and marks on the root element that scripts run and whether the platform is a Mac, for the search shortcut's
 * label.
 */
export function colorModeScript({ defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeConfig): string {
  const key = JSON.stringify(colorModeKey);
  const stored = disableSwitch ? `localStorage.removeItem(${key})` : `c=localStorage.getItem(${key})`;
  const fallback = respectPrefersColorScheme ? 's.matches?"dark":"light"' : JSON.stringify(defaultMode);
  return [
    '(function(){var d=document.documentElement.dataset,s=matchMedia("(prefers-color-scheme: dark)");function f(){if("themeStore"in d)return;var c;',
    `try{${stored}}catch(e){}`,
    'if(c!=="light"&&c!=="dark")c="";',
    `d.theme=c||(${fallback});d.themeChoice=c||"system";`,
    'var m=document.querySelector("meta[name=theme-color]");if(m)m.content=m.getAttribute("data-"+d.theme)}f();',
    'addEventListener("storage",f);s.addEventListener("change",f);',
    'd.js="";if(/Mac|iP/.test(navigator.platform))d.platform="mac"})()',
  ].join("");
}
