import { graphql } from "gatsby";
import { readingText } from "../../text/texts";
import { SiteLink } from "../ui/site-link";
import * as styles from "./article-footer.module.css";

/** A page that has to do with this one: a neighbour, or one about the same things. */
export const relatedPageFragment = graphql`
  fragment RelatedPage on PageLink { title path }
  fragment BacklinkParts on Backlink { title path sentence }
`;

/** More links of one kind would be a list of their own. */
const mostBacklinks = 5;

/** More would make the reader choose. */
const mostRelated = 3;

interface RelatedPagesProps {
  readonly related: readonly Queries.RelatedPageFragment[];
  /** Pages whose texts link here. */
  readonly backlinks: readonly Queries.BacklinkPartsFragment[];
  /** Linked elsewhere on the page, e.g. as the next page. */
  readonly without: readonly ({ readonly path: string } | null)[];
}

/** Below a text: pages about the same things, and those that link to this one and are not among them. */
export function RelatedPages({ related, backlinks, without }: RelatedPagesProps) {
  const isIn = (pages: RelatedPagesProps["without"], path: string) => pages.some((page) => page?.path === path);
  const near = related.filter(({ path }) => !isIn(without, path)).slice(0, mostRelated);
  const others = backlinks.filter(({ path }) => !isIn([...without, ...near], path)).slice(0, mostBacklinks);
  // Under `gatsby develop` its author learns that nobody gets here from another text.
  const isOrphan = process.env.NODE_ENV === "development" && backlinks.length === 0;
  if (near.length + others.length === 0 && !isOrphan) return null;
  return (
    <nav className={`${styles.related} screen-only`} aria-label={readingText.related}>
      {near.length > 0 && (
        <>
          <p className="small-print">{readingText.related}</p>
          <ul className="link-row">
            {near.map(({ title, path }) => (
              <li key={path}>
                <SiteLink to={path}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOrphan && <p className="small-print">{readingText.noBacklinks}</p>}
      {others.length > 0 && (
        <>
          <p className="small-print">{readingText.backlinks}</p>
          <ul className="plain">
            {others.map(({ title, path, sentence }) => (
              <li key={path}>
                <SiteLink to={path}>{title}</SiteLink>
                {sentence !== "" && sentence !== title && <p className="small-print">{sentence}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
