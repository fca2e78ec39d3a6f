import { useSyncExternalStore } from "react";
import { loadFailure } from "../browser/load-failure";
import { ErrorPanel } from "../ui/error-panel";
import * as styles from "./load-failure.module.css";

/** A page could not be reached: the open one stays, and this says so. */
export function LoadFailure() {
  const retry = useSyncExternalStore(loadFailure.subscribe, loadFailure.get, () => null);
  return (
    retry && (
      <div className={styles.notice}>
        <ErrorPanel onRetry={retry} />
      </div>
    )
  );
}
