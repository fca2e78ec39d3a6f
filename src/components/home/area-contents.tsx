import { graphql } from "gatsby";
import { homeText } from "../../text/texts";
import { BrandMark } from "../ui/brand-mark";
import { SiteLink } from "../ui/site-link";
import * as styles from "./home.module.css";

export const homeAreaFragment = graphql`
  fragment HomeArea on Sidebar {
    sidebarId label description landing pageCount
    drawing { ...AreaDrawing }
    entries { label path level unlisted }
  }
`;

/** Most parts of an area on the home page; the area's own page has all of them. */
const shownParts = 8;

/** The contents of the site: its areas, each with its drawing and what is in it. */
export function AreaContents({ areas }: { readonly areas: readonly Queries.HomeAreaFragment[] }) {
  return (
    <section aria-labelledby="contents">
      <h2 id="contents">{homeText.areas}</h2>
      <ol className={styles.list}>
        {areas.map((area) => (
          <li key={area.sidebarId} className={styles.area}>
            {area.drawing && <BrandMark logo={area.drawing} />}
            <div className={styles.content}>
              <h3 className={styles.heading}>
                <SiteLink to={area.landing}>
                  <span data-serif="">{area.label}</span>
                </SiteLink>
                <span className={styles.leader} aria-hidden="true" />
                <span className="count small-print">{homeText.pageCount(area.pageCount)}</span>
              </h3>
              {area.description !== null && <p className="muted">{area.description}</p>}
              <ul className="link-row">
                {partsOf(area).map(({ label, path }) => (
                  <li key={label}>
                    <SiteLink to={path}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The outermost entries of an area that have a page; if none has, those one level below. */
function partsOf({ entries }: Queries.HomeAreaFragment) {
  const pages = entries.flatMap((entry) =>
    entry.path === null || entry.unlisted ? [] : [{ ...entry, path: entry.path }],
  );
  const level = pages.some((page) => page.level === 0) ? 0 : 1;
  return pages.filter((page) => page.level === level).slice(0, shownParts);
}
