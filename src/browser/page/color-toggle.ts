import { colorModeText } from "../../text/color-mode";
import { pageEvent } from "../platform/page-event";
import { colorModeEvent, colorToggleAttribute } from "./color-mode-script";

/** Names the present mode on the buttons, which the inline script makes work. */
export function labelColorToggles(): void {
  const label = () => {
    const { theme, themeChoice } = document.documentElement.dataset;
    const known = (themeChoice === "system" ? theme : themeChoice) as "light" | "dark";
    for (const button of document.querySelectorAll<HTMLElement>(`[${colorToggleAttribute}]`)) {
      button.ariaLabel = colorModeText.toggle(colorModeText[known]);
      button.title = colorModeText[known];
    }
  };
  window.addEventListener(colorModeEvent, label);
  document.addEventListener(pageEvent, label);
  label();
}
