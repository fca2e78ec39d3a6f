import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import { useEffect, useState } from "react";
import { focusWrapper } from "../gatsby/client/gatsby-runtime";
import { watchBackToTop } from "../reading/back-to-top";
import { siteText } from "../text/site";
import { Icon } from "../ui/icon";
import * as styles from "./back-to-top.module.css";

/** A button back to the top, shown while scrolling up. */
export function BackToTop() {
  const [offered, setOffered] = useState(false);
  useEffect(() => watchBackToTop(setOffered), []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={siteText.backToTop}
      title={siteText.backToTop}
      hidden={!offered}
      data-behind-drawer=""
      onClick={() => {
        window.scrollTo({ top: 0 });
        focusWrapper()?.focus({ preventScroll: true });
      }}
    >
      <Icon node={ArrowUp} size={20} />
    </button>
  );
}
