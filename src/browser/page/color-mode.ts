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
    for (const button of document.querySelectorAll<HTMLElement>("[data-site-color-toggle]")) {
      // Only a button with the value "system" can return to the system's mode.
      const mode = button.dataset.siteColorToggle ? themeChoice : theme;
      const name = colorModeText[mode as "light" | "dark" | "system"];
      button.setAttribute("aria-label", colorModeText.toggle(name));
      button.title = name;
    }
  };
  window.addEventListener(colorModeEvent, label);
  document.addEventListener(pageEvent, label);
  label();
}
