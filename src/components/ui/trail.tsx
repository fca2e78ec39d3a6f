import type { ReactNode } from "react";
import * as styles from "./trail.module.css";

/** Where a page is: links from the outside in, as list items. */
export function Trail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.list} small-print`}>{children}</ol>
    </nav>
  );
}
