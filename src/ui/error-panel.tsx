import { siteText } from "../text/site";
import * as styles from "./error-panel.module.css";

interface ErrorPanelProps {
  readonly title?: string;
  readonly message?: string;
  readonly onRetry: () => void;
}

/** Something did not load: what happened, and a button that tries again. */
export function ErrorPanel({ title, message = siteText.loadFailed, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert" className={styles.panel}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p>{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {siteText.retry}
      </button>
    </div>
  );
}
