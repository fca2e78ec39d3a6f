import Moon from "lucide/dist/esm/icons/moon.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import { colorToggleAttribute } from "../browser/page/color-mode-script";
import { colorModeText } from "../text/color-mode";
import { Icon } from "../ui/icon";
import * as styles from "./color-mode-toggle.module.css";
import { useSiteMetadata } from "./use-site-metadata";

/** Alternates light and dark. The stylesheet selects the icon, so that it is right before any script has run. */
export function ColorModeToggle() {
  const { colorMode } = useSiteMetadata();
  if (colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={colorModeText.toggleUnknown}
      suppressHydrationWarning
      {...{ [colorToggleAttribute]: "" }}
    >
      <Icon node={Sun} className={styles.sun} size={20} />
      <Icon node={Moon} className={styles.moon} size={20} />
    </button>
  );
}
