import { blogText } from "../../text/blog";
import { DateText } from "../../ui/date-text";
import * as styles from "./stale-note.module.css";

interface StaleNoteProps {
  readonly date: string;
  readonly revised: string | null;
}

/** Warns that a post is old. It names the date, not an age, so that it stays true between builds. */
export function StaleNote({ date, revised }: StaleNoteProps) {
  return (
    <p className={styles["note"]} role="note">
      {revised === null ? blogText.stale.written : blogText.stale.revised}
      <DateText date={revised ?? date} />
      {blogText.stale.after}
    </p>
  );
}
