import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { readingText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { DateText } from "../ui/date-text";
import { Phrases } from "../ui/phrases";
import { Terms } from "../ui/terms";
import { ArticleHtml } from "./article-html";
import * as styles from "./reading-layout.module.css";

/** Headings for the table of contents. Page queries use this fragment beside `html`. */
export const articleTocFragment = graphql`fragment ArticleToc on Article { headings { id text depth } }`;

type Page = Pick<
  NonNullable<Queries.SinglePageQuery["singlePage"]>,
  "title" | "hideTableOfContents" | "tocMinHeadingLevel" | "tocMaxHeadingLevel" | "article" | "lang"
>;

interface ReadingLayoutProps {
  /**
   * The side of the text on which the table of contents is shown. `start` requires a page without a
   * sidebar.
   */
  readonly tocSide?: "start" | "end";
  /** Shown above the title, such as breadcrumbs. */
  readonly above?: ReactNode;
  /** The page. Set `hideTitle` for a page whose text already contains the title. */
  readonly page: Page & { readonly hideTitle?: boolean };
  /** Shown below the title, such as dates and banners. */
  readonly meta?: ReactNode;
  /** Shown at the end of the text. */
  readonly children?: ReactNode;
  /** Shown after the text, such as the edit link and the pager. */
  readonly below?: ReactNode;
}

/**
 * Renders the layout of an article page: title, text and table of contents.
 * src/browser/page/active-heading.ts marks the current section in the table of contents. The table
 * is beside the article if there is space. Otherwise it is in a bar that stays below the navbar.
 * The bar names the current section, and in browsers with scroll-driven animations its lower edge
 * shows the reading progress. A page with fewer than two headings for the table has none.
 */
export function ReadingLayout({ tocSide = "end", above, page, meta, children, below }: ReadingLayoutProps) {
  const { docs } = useSiteMetadata();
  const min = page.tocMinHeadingLevel ?? docs.tocMinHeadingLevel;
  const max = page.tocMaxHeadingLevel ?? docs.tocMaxHeadingLevel;
  const headings = page.article.headings.filter(({ depth }) => depth >= min && depth <= max);
  const lang = page.lang ?? undefined;
  const hasToc = !page.hideTableOfContents && headings.length > 1;
  return (
    <div className={styles.layout} data-site-toc={hasToc ? tocSide : undefined}>
      <article>
        {above}
        {!page.hideTitle && (
          <h1 className={styles.title} lang={lang}>
            <Phrases>{page.title}</Phrases>
          </h1>
        )}
        {meta}
        {hasToc && (
          <details className={`${styles.folded} screen-only`} data-site-toc-list="" data-site-toc-bar="">
            <summary>
              <span>{readingText.toc}</span>
              <span />
            </summary>
            <TocList headings={headings} lang={lang} />
          </details>
        )}
        <div className={styles.text}>
          <ArticleHtml html={page.article.html} lang={lang} />
          {children}
        </div>
        {below}
      </article>
      {hasToc && (
        <div className={styles.aside}>
          <nav className={styles.beside} aria-label={readingText.toc} data-site-toc-list="">
            <p className={styles.tocTitle}>{readingText.toc}</p>
            <TocList headings={headings} lang={lang} />
          </nav>
        </div>
      )}
    </div>
  );
}

function TocList({ headings, lang }: Queries.ArticleTocFragment & { readonly lang: string | undefined }) {
  const top = Math.min(...headings.map(({ depth }) => depth));
  return (
    <ol className={styles.list} lang={lang}>
      {headings.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth - top}>
          <a href={`#${id}`}>
            <Terms>{text}</Terms>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Shows a banner above the text if the page is a draft or unlisted. */
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

export const checkedDateFragment = graphql`
  fragment CheckedDate on Checked { date versions }
`;

/**
 * Shows when the author last verified the text, such as `2026年11月25日 核对：Python 3.11`.
 * Renders nothing if front matter has no such date.
 */
export function CheckedDate({ checked }: { readonly checked: Queries.CheckedDateFragment | null }) {
  if (checked === null) return null;
  const { before, after, versions } = readingText.checked;
  return (
    <span>
      {before}
      <DateText date={checked.date} />
      {after}
      {checked.versions.length > 0 && versions(checked.versions)}
    </span>
  );
}
