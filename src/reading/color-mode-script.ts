import { type ColorModeConfig, colorModeKey } from "./color-mode";

/**
 * The script that sets the colour mode before the first paint. It stands in the page's head, so it is written out small,
 * has no dependencies and cannot throw: storage may be forbidden. It says the same as `resolveColorMode`; a test holds
 * the two together. Until the other scripts come it also follows other tabs and the operating system. The title bar of a
 * phone takes its colour from the meta element that stands before the script. Beside the mode it notes that scripts run,
 * and the platform, for the hint of the search key.
 */
export function colorModeScript({ defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeConfig): string {
  const key = JSON.stringify(colorModeKey);
  const stored = disableSwitch ? `localStorage.removeItem(${key})` : `c=localStorage.getItem(${key})`;
  const fallback = respectPrefersColorScheme ? 's.matches?"dark":"light"' : JSON.stringify(defaultMode);
  return [
    '(function(){var d=document.documentElement.dataset,s=matchMedia("(prefers-color-scheme: dark)");function f(){if("ready"in d)return;var c;',
    `try{${stored}}catch(e){}`,
    'if(c!=="light"&&c!=="dark")c="";',
    `d.theme=c||(${fallback});d.themeChoice=c||"system";`,
    'var m=document.querySelector("meta[name=theme-color]");if(m)m.content=m.getAttribute("data-"+d.theme)}f();',
    'addEventListener("storage",f);s.addEventListener("change",f);',
    'd.js="";if(/Mac|iP/.test(navigator.platform))d.platform="mac"})()',
  ].join("");
}
