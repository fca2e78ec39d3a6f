import { colorModeEvent } from "../../head-scripts/color-mode-script";
import { colorModeText } from "../../text/texts";
import { pageEvent } from "../platform/page-event";

/**
 * Names the current mode in the accessible names and titles of the colour mode buttons, and updates
 * them when the mode or the page changes. The inline script from
 * src/head-scripts/color-mode-script.ts makes the buttons work.
 */
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
