import { useEffect, useSyncExternalStore } from "react";
import { loadFailure, setLoadFailure } from "../runtime/load-failure";
import { siteText } from "../text/site";
import { ErrorPanel } from "../ui/error-panel";
import * as styles from "./load-failure.module.css";

/**
 * Reports that a page could not be reached; the open page stays. 关闭, Escape and the return of the network dismiss it.
 * It does not retry by itself, since the reader may have read on.
 */
export function LoadFailure() {
  const retry = useSyncExternalStore(loadFailure.subscribe, loadFailure.get, () => null);
  useEffect(() => (retry ? watchEnds() : undefined), [retry]);
  return (
    retry && (
      <div className={styles.notice}>
        <ErrorPanel onRetry={retry} />
        <button type="button" onClick={close}>
          {siteText.close}
        </button>
      </div>
    )
  );
}

function close(): void {
  setLoadFailure(null);
}

/** @returns stops watching */
function watchEnds(): () => void {
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented) close();
  };
  window.addEventListener("keydown", onKey);
  window.addEventListener("online", close);
  return () => {
    window.removeEventListener("keydown", onKey);
    window.removeEventListener("online", close);
  };
}
