import * as styles from "./brand-mark.module.css";

/** The mark: 节 as a seal, the same drawing as static/favicon.svg. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <rect className={styles.seal} width="32" height="32" rx="5" />
      <path
        className={styles.strokes}
        d="M5.5 10.2h21M12 6v8.2M20 6v8.2M8 17.4h14.6v5.8q0 1.6-1.7 1.6h-2.2M14 17.4v9.6"
      />
    </svg>
  );
}
