import { graphql } from "gatsby";
import { docsText } from "../../text/docs";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./docs-areas.module.css";

/** An area of the docs with everything in it. */
export const docsAreaFragment = graphql`
  fragment DocsArea on Sidebar {
    sidebarId
    label
    description
    landing
    pageCount
    entries {
      kind
      label
      path
      level
      unlisted
    }
  }
`;

/** All areas of the docs, each with its pages. */
export function DocsAreas({ areas }: { readonly areas: readonly Queries.DocsAreaFragment[] }) {
  return areas.map((area) => (
    <section key={area.sidebarId} className={styles.area} aria-labelledby={area.sidebarId}>
      <h2 id={area.sidebarId} className={styles.title}>
        <SiteLink to={area.landing}>{area.label}</SiteLink>
        <span className={styles.count}>{docsText.pageCount(area.pageCount)}</span>
      </h2>
      {area.description !== null && <p className={styles.description}>{area.description}</p>}
      <ul className={styles.entries}>
        {area.entries
          .filter(({ unlisted }) => !unlisted)
          .map(({ label, path, kind, level }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
            <li key={index} data-level={level} data-kind={kind}>
              {path === null ? label : <SiteLink to={path}>{label}</SiteLink>}
            </li>
          ))}
      </ul>
    </section>
  ));
}
