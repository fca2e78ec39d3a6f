import { blogText } from "../../text/blog";
import { DateText } from "../../ui/date-text";
import * as styles from "./stale-note.module.css";

interface StaleNoteProps {
  readonly date: string;
  readonly revised: string | null;
}

/** Warns of a text's age. It names the day and no number of years, so it stays true between two builds. */
export function StaleNote({ date, revised }: StaleNoteProps) {
  return (
    <p className={styles["note"]} role="note">
      {revised === null ? blogText.stale.written : blogText.stale.revised}
      <DateText date={revised ?? date} />
      {blogText.stale.after}
    </p>
  );
}
