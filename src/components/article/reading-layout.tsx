import type { ReactNode } from "react";
import { readingText } from "../../text/article";
import { Phrases } from "../ui/phrases";
import * as styles from "./reading-layout.module.css";
import { FoldedTableOfContents, TableOfContents } from "./table-of-contents";

interface ReadingLayoutProps {
  /** Above the title: breadcrumbs. */
  readonly above?: ReactNode;
  /** Null where the text has its own. */
  readonly title: string | null;
  /** Below the title: dates, banners. */
  readonly meta?: ReactNode;
  /** Headings of the table of contents; empty for none. */
  readonly headings: Queries.ArticleTocFragment["headings"];
  /** The article. */
  readonly children: ReactNode;
  /** After it: edit link, pager. */
  readonly below?: ReactNode;
}

/** Layout of a page to be read: title, text, and the table of contents beside it. */
export function ReadingLayout({ above, title, meta, headings, children, below }: ReadingLayoutProps) {
  const hasToc = headings.length > 0;
  return (
    <div className={styles.layout} data-toc={hasToc || undefined}>
      <div className={`${styles.progress} screen-only`} aria-hidden="true" />
      <article>
        {above}
        {title !== null && (
          <h1 className={styles.title}>
            <Phrases>{title}</Phrases>
          </h1>
        )}
        {meta}
        {hasToc && <FoldedTableOfContents headings={headings} />}
        <div className={styles.text}>{children}</div>
        {below}
      </article>
      {hasToc && (
        <div className={styles.aside}>
          <TableOfContents headings={headings} />
        </div>
      )}
    </div>
  );
}

/** Small print below the title. */
export function ReadingMeta({ children }: { readonly children: ReactNode }) {
  return <p className="link-row small-print">{children}</p>;
}

/** How long the text takes to read. */
export function ReadingMinutes({ minutes }: { readonly minutes: number }) {
  return <span>{readingText.minutes(minutes)}</span>;
}
