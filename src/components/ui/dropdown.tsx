import type { ReactNode } from "react";
import { menuName } from "../../browser/page/dropdowns";
import * as styles from "./dropdown.module.css";

interface DropdownProps {
  readonly label: ReactNode;
  readonly isCurrent?: boolean;
  /** List items with a link each. */
  readonly children: ReactNode;
}

/** A disclosure of links; src/browser/page/dropdowns.ts adds hover, arrow keys, and closing by itself. */
export function Dropdown({ label, isCurrent = false, children }: DropdownProps) {
  return (
    <details name={menuName} className={styles.dropdown}>
      <summary className={styles.summary} data-current={isCurrent || undefined}>
        {label}
      </summary>
      <ul className={`${styles.menu} enters`}>{children}</ul>
    </details>
  );
}
