import { withPrefix } from "gatsby";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { copyMarkdownAttribute } from "../../browser/page/copy-markdown";
import { encodePath } from "../../lib/paths";
import { controlsText, readingText } from "../../text/article";
import { DateText } from "../ui/date-text";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import * as styles from "./article-footer.module.css";

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
    <div className={`${styles.footer} small-print`}>
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

interface CopyMarkdownProps {
  /** Path of the copy inside the site. */
  readonly path: string;
}

/** The text for a language model: a button copies it; if that fails, or without scripts, there is a link. */
export function CopyMarkdown({ path }: CopyMarkdownProps) {
  return (
    <span className={`${styles.copy} screen-only`} data-state="idle">
      <button type="button" className={styles.button} suppressHydrationWarning {...{ [copyMarkdownAttribute]: "" }}>
        {controlsText.markdown.copy}
      </button>
      <a className={styles.file} href={withPrefix(encodePath(path))} type="text/markdown">
        {controlsText.markdown.view}
      </a>
    </span>
  );
}
