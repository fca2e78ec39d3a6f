import { colorModeText } from "../text/color-mode";
import { type ColorModeConfig, ColorModeStore } from "./color-mode";
import { pageEvent } from "./platform/ready";

/** Attribute of the buttons that alternate light and dark. */
export const colorToggleAttribute = "data-color-toggle";

/** Makes the toggles work, and name the present mode. */
export function watchColorToggle(config: ColorModeConfig): void {
  const store = new ColorModeStore(config);
  const label = () => {
    const { choice, mode } = store.get();
    const name = colorModeText[choice === "system" ? mode : choice];
    for (const button of document.querySelectorAll<HTMLElement>(`[${colorToggleAttribute}]`)) {
      button.ariaLabel = colorModeText.toggle(name);
      button.title = name;
    }
  };
  store.subscribe(label);
  document.addEventListener(pageEvent, label);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(`[${colorToggleAttribute}]`)) store.toggle();
  });
  label();
}
