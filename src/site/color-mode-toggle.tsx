import Moon from "lucide/dist/esm/icons/moon.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import { colorToggleAttribute } from "../reading/color-mode";
import { siteText } from "../text/site";
import { Icon } from "../ui/icon";
import * as styles from "./color-mode-toggle.module.css";
import { useColorMode } from "./use-color-mode";

/** Alternates light and dark. The stylesheet selects the icon, so that it is right before hydration. */
export function ColorModeToggle() {
  const { state, isSwitchable, toggle } = useColorMode();
  if (!isSwitchable) return null;
  const mode = state === null ? null : siteText.colorMode[state.choice === "system" ? state.mode : state.choice];
  const label = mode === null ? siteText.colorMode.toggleUnknown : siteText.colorMode.toggle(mode);
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={state === null}
      aria-label={label}
      title={mode ?? undefined}
      onClick={toggle}
      {...{ [colorToggleAttribute]: "" }}
    >
      <Icon node={Sun} className={styles.sun} size={20} />
      <Icon node={Moon} className={styles.moon} size={20} />
    </button>
  );
}
