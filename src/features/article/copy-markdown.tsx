import { withPrefix } from "gatsby";
import { copyMarkdownAttribute } from "../../browser/page/copy-markdown";
import { encodePath } from "../../lib/paths";
import { controlsText } from "../../text/article-controls";
import * as styles from "./copy-markdown.module.css";

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
