import { withPrefix } from "gatsby";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { copyMarkdownAttribute } from "../../browser/page/copy-markdown";
import { encodePath } from "../../lib/paths";
import { controlsText, readingText } from "../../text/article";
import { DateText } from "../ui/date-text";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import * as styles from "./article-footer.module.css";

interface ArticleFooterProps
  extends Pick<NonNullable<Queries.SinglePageQuery["singlePage"]>, "editUrl" | "lastUpdate"> {
  /** Path of the text as Markdown, if it is offered. */
  readonly markdown?: string;
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

/** The text for a language model: a button copies it; if that fails, or without scripts, there is a link. */
export function CopyMarkdown({ path }: { readonly path: string }) {
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
