import { graphql } from "gatsby";
import { Fragment } from "react";
import { readingText } from "../../text/article";
import { SiteLink } from "../ui/site-link";
import * as styles from "./related-pages.module.css";

/** A page that has to do with this one: a neighbour, or one about the same things. */
export const relatedPageFragment = graphql`fragment RelatedPage on PageLink { title path }`;

/** More links of one kind would be a list of their own. */
const mostBacklinks = 8;

/** More would make the reader choose. */
const mostRelated = 3;

interface RelatedPagesProps {
  readonly related: readonly Queries.RelatedPageFragment[];
  /** Pages whose texts link here. */
  readonly backlinks: readonly Queries.RelatedPageFragment[];
  /** Linked elsewhere on the page, e.g. as the next page. */
  readonly without: readonly ({ readonly path: string } | null)[];
}

/** Below a text: pages about the same things, and those that link to this one and are not among them. */
export function RelatedPages({ related, backlinks, without }: RelatedPagesProps) {
  const isIn = (pages: RelatedPagesProps["without"], path: string) => pages.some((page) => page?.path === path);
  const near = related.filter(({ path }) => !isIn(without, path)).slice(0, mostRelated);
  const others = backlinks.filter(({ path }) => !isIn([...without, ...near], path)).slice(0, mostBacklinks);
  const lists = [
    [readingText.related, near],
    [readingText.backlinks, others],
  ] as const;
  if (near.length + others.length === 0) return null;
  return (
    <nav className={`${styles.related} screen-only`} aria-label={readingText.related}>
      {lists.map(([label, pages]) =>
        pages.length === 0 ? null : (
          <Fragment key={label}>
            <p className="small-print">{label}</p>
            <ul className="link-row">
              {pages.map(({ title, path }) => (
                <li key={path}>
                  <SiteLink to={path}>{title}</SiteLink>
                </li>
              ))}
            </ul>
          </Fragment>
        ),
      )}
    </nav>
  );
}
