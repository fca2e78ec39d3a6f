import { readingText } from "../../text/article";
import * as styles from "./visibility-banner.module.css";

/** Marks a page as a draft, or as unlisted. */
export function VisibilityBanner({ draft, unlisted }: { readonly draft: boolean; readonly unlisted: boolean }) {
  if (draft) return <Banner {...readingText.draft} />;
  return unlisted ? <Banner {...readingText.unlisted} /> : null;
}

/** A note about the page as a whole, above its text. */
function Banner({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.banner} role="note">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
}
