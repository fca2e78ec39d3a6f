import * as styles from "./banner.module.css";

/** A note about the page as a whole, above its text. */
export function Banner({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.banner} role="note">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
