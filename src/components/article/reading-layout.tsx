import type { ReactNode } from "react";
import { useSiteMetadata } from "../head/use-site-metadata";
import { Phrases } from "../ui/phrases";
import { ArticleHtml } from "./article-html";
import * as styles from "./reading-layout.module.css";
import { FoldedTableOfContents, TableOfContents } from "./table-of-contents";
import { tocHeadings } from "./toc-headings";

type Page = Pick<
  NonNullable<Queries.SinglePageQuery["singlePage"]>,
  "title" | "hideTableOfContents" | "tocMinHeadingLevel" | "tocMaxHeadingLevel" | "article"
>;

interface ReadingLayoutProps {
  /** Above the title: breadcrumbs. */
  readonly above?: ReactNode;
  /** Its title may be in its text. */
  readonly page: Page & { readonly hideTitle?: boolean };
  /** Below the title: dates, banners. */
  readonly meta?: ReactNode;
  /** At the end of the text. */
  readonly children?: ReactNode;
  /** After it: edit link, pager. */
  readonly below?: ReactNode;
}

/** Layout of a page to be read: title, text, and the table of contents beside it. */
export function ReadingLayout({ above, page, meta, children, below }: ReadingLayoutProps) {
  const { docs } = useSiteMetadata();
  const min = page.tocMinHeadingLevel ?? docs.tocMinHeadingLevel;
  const max = page.tocMaxHeadingLevel ?? docs.tocMaxHeadingLevel;
  const headings = page.hideTableOfContents ? [] : tocHeadings(page.article.headings, { min, max });
  const hasToc = headings.length > 0;
  return (
    <div className={styles.layout} data-toc={hasToc || undefined}>
      <article>
        {above}
        {!page.hideTitle && (
          <h1 className={styles.title}>
            <Phrases>{page.title}</Phrases>
          </h1>
        )}
        {meta}
        {hasToc && <FoldedTableOfContents headings={headings} />}
        <div className={styles.text}>
          <ArticleHtml html={page.article.html} />
          {children}
        </div>
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
