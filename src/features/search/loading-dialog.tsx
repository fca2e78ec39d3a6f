import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { siteText } from "../../text/site";
import * as styles from "./loading-dialog.module.css";

interface LoadingDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shown in place of the search modal while its code is late or has failed. Escape, a click outside and 关闭 close it. */
export function LoadingDialog({ onClose, children }: LoadingDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog ref={ref} className={styles.dialog} aria-label={siteText.search} onClose={onClose} onClick={onClick}>
      <div className={styles.content}>
        {children}
        <button type="button" className={styles.close} onClick={onClose}>
          {siteText.close}
        </button>
      </div>
    </dialog>
  );
}
