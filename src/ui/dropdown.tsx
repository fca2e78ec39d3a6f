import { type ReactNode, useRef } from "react";
import * as styles from "./dropdown.module.css";
import { useDropdown } from "./use-dropdown";

interface DropdownProps {
  readonly label: ReactNode;
  readonly isCurrent?: boolean;
  /** List items with a link each. */
  readonly children: ReactNode;
}

/** A disclosure of links; scripts add hover, arrow keys, and closing by itself. */
export function Dropdown({ label, isCurrent = false, children }: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const handlers = useDropdown(ref);
  return (
    // Of details with the same name the browser keeps one open.
    <details ref={ref} name="menu" className={styles.dropdown} {...handlers}>
      <summary className={styles.summary} data-current={isCurrent || undefined}>
        {label}
      </summary>
      <ul className={styles.menu}>{children}</ul>
    </details>
  );
}
