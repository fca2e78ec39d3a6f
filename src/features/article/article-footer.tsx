import { Pencil } from "lucide-react";
import { readingText } from "../../text/reading";
import { DateText } from "../../ui/date-text";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./article-footer.module.css";

interface ArticleFooterProps {
  readonly editUrl: string | null;
  readonly lastUpdate: { readonly date: string; readonly author: string | null } | null;
}

/** Below a text: where it can be edited, and when it last changed. */
export function ArticleFooter({ editUrl, lastUpdate }: ArticleFooterProps) {
  if (editUrl === null && lastUpdate === null) return null;
  return (
    <div className={styles.footer}>
      {editUrl !== null && (
        <SiteLink to={editUrl} className={styles.edit}>
          <Pencil size={15} strokeWidth={1.75} aria-hidden="true" />
          {readingText.edit}
        </SiteLink>
      )}
      {lastUpdate !== null && (
        <p className={styles.updated}>
          {readingText.updated.before}
          <DateText date={lastUpdate.date} />
          {readingText.updated.after}
          {lastUpdate.author !== null && readingText.updatedBy(lastUpdate.author)}
        </p>
      )}
    </div>
  );
}
