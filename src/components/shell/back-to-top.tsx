import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { siteText } from "../../text/texts";
import { Icon } from "../ui/icon";
import * as styles from "./shell.module.css";

/** A button back to the top, shown while scrolling up. */
export function BackToTop() {
  return (
    <button
      type="button"
      className={`${styles.toTop} icon-button enters`}
      aria-label={siteText.backToTop}
      title={siteText.backToTop}
      hidden
      data-behind-drawer=""
      data-back-to-top=""
    >
      <Icon node={ArrowUp} size={20} />
    </button>
  );
}
