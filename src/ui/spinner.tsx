import { siteText } from "../text/site";
import * as styles from "./spinner.module.css";

/** A loading indicator. */
export function Spinner() {
  return (
    <span role="status" className={styles.spinner}>
      <span className="visually-hidden">{siteText.loading}</span>
    </span>
  );
}
