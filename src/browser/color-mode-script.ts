import { type ColorModeConfig, colorModeKey } from "./color-mode";

/**
 * The script that sets the colour mode before the first paint. It stands in the page's head, so it is written out small,
 * has no dependencies and cannot throw: storage may be forbidden. It says the same as `resolveColorMode`; a test holds
 * the two together. Beside the mode it notes that scripts run, and the platform, for the hint of the search key.
 */
export function colorModeScript({ defaultMode, disableSwitch, respectPrefersColorScheme }: ColorModeConfig): string {
  const key = JSON.stringify(colorModeKey);
  const stored = disableSwitch ? `localStorage.removeItem(${key})` : `c=localStorage.getItem(${key})`;
  const fallback = respectPrefersColorScheme
    ? 'matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"'
    : JSON.stringify(defaultMode);
  return [
    "(function(){var d=document.documentElement.dataset,c;",
    `try{${stored}}catch(e){}`,
    'if(c!=="light"&&c!=="dark")c="";',
    `d.theme=c||(${fallback});d.themeChoice=c||"system";`,
    'd.js="";if(/Mac|iP/.test(navigator.platform))d.platform="mac"})()',
  ].join("");
}
