import { graphql } from "gatsby";
import { readingText } from "../../text/texts";
import * as styles from "./table-of-contents.module.css";

/** Headings for the table of contents, beside `html` in a page query. */
export const articleTocFragment = graphql`fragment ArticleToc on Article { headings { id text depth } }`;

/** Headings of the levels that the page shows. */
type TocProps = Queries.ArticleTocFragment;

/** The table of contents beside an article; src/browser/page/active-heading.ts marks the section being read. */
export function TableOfContents({ headings }: TocProps) {
  return (
    <nav className={styles.beside} aria-label={readingText.toc} data-toc-list="">
      <p className={styles.title}>{readingText.toc}</p>
      <TocList headings={headings} />
    </nav>
  );
}

/**
 * The same for screens without room beside the article: a bar that stays below the navbar and says which section is being
 * read. Its lower edge shows how much has been.
 */
export function FoldedTableOfContents({ headings }: TocProps) {
  return (
    <details className={`${styles.folded} screen-only`} data-toc-list="" data-toc-bar="">
      <summary>
        <span>{readingText.toc}</span>
        <span />
      </summary>
      <TocList headings={headings} />
    </details>
  );
}

function TocList({ headings }: TocProps) {
  const top = Math.min(...headings.map(({ depth }) => depth));
  return (
    <ol className={styles.list}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth - top}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
