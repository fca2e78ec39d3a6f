import { siteText } from "../text/site";
import * as styles from "./error-panel.module.css";

interface ErrorPanelProps {
  readonly title?: string;
  readonly message?: string;
  readonly onRetry: () => void;
}

/** An error message with a button to retry. */
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
