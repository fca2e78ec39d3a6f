import Moon from "lucide/dist/esm/icons/moon.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import { colorModeText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { Icon } from "../ui/icon";
import * as styles from "./navbar.module.css";

/** Alternates light and dark. The stylesheet selects the icon, so that it is right before any script has run. */
export function ColorModeToggle() {
  const { colorMode } = useSiteMetadata();
  if (colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className={`${styles.toggle} icon-button`}
      aria-label={colorModeText.toggleUnknown}
      data-color-toggle=""
    >
      <Icon node={Sun} className="only-light" size={20} />
      <Icon node={Moon} className="only-dark" size={20} />
    </button>
  );
}
