import * as styles from "./empty-note.module.css";

/** Shown instead of an empty list. */
export function EmptyNote({ children }: { readonly children: string }) {
  return <p className={styles["empty"]}>{children}</p>;
}
