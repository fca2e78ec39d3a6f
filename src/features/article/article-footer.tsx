import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { readingText } from "../../text/reading";
import { DateText } from "../../ui/date-text";
import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./article-footer.module.css";
import { CopyMarkdown } from "./copy-markdown";

interface ArticleFooterProps {
  readonly editUrl: string | null;
  /** Path of the text as Markdown, if it is offered. */
  readonly markdown?: string;
  readonly lastUpdate: { readonly date: string; readonly author: string | null } | null;
}

/** Below a text: the edit link, the Markdown copy, and the last change. */
export function ArticleFooter({ editUrl, markdown, lastUpdate }: ArticleFooterProps) {
  if (editUrl === null && markdown === undefined && lastUpdate === null) return null;
  return (
    <div className={styles.footer}>
      {editUrl !== null && (
        <SiteLink to={editUrl} className={`${styles.edit} screen-only`}>
          <Icon node={Pencil} size={15} />
          {readingText.edit}
        </SiteLink>
      )}
      {markdown !== undefined && <CopyMarkdown path={markdown} />}
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
