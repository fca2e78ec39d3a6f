import { useEffect, useSyncExternalStore } from "react";
import { loadFailure, setLoadFailure } from "../runtime/load-failure";
import { siteText } from "../text/site";
import { ErrorPanel } from "../ui/error-panel";
import * as styles from "./load-failure.module.css";

/**
 * A page could not be reached: the open one stays, and this says so. 关闭 and Escape end it, and so does the network when it
 * is back: then links work again, and nobody is taken from what they read meanwhile.
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
