import * as styles from "./empty-note.module.css";

/** Stands where a list has nothing in it. */
export function EmptyNote({ children }: { readonly children: string }) {
  return <p className={styles["empty"]}>{children}</p>;
}
