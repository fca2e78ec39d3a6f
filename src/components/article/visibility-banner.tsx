import { readingText } from "../../text/texts";
import * as styles from "./reading-layout.module.css";

/** Marks a page as a draft, or as unlisted, above its text. */
export function VisibilityBanner({ draft, unlisted }: { readonly draft: boolean; readonly unlisted: boolean }) {
  if (!draft && !unlisted) return null;
  const { title, text } = draft ? readingText.draft : readingText.unlisted;
  return (
    <div className={styles.banner} role="note">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
