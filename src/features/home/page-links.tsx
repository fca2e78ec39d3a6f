import { graphql } from "gatsby";
import { homeText } from "../../text/home";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./recent-posts.module.css";

/** A single page as the home page lists it. */
export const homePageLinkFragment = graphql`
  fragment HomePageLink on SinglePage {
    title
    path
  }
`;

/** All pages of a site that has neither docs nor posts. */
export function PageLinks({ pages }: { readonly pages: readonly Queries.HomePageLinkFragment[] }) {
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{homeText.pages}</h2>
      <ul className={styles.posts}>
        {pages.map(({ title, path }) => (
          <li key={path} className={styles.post}>
            <SiteLink to={path} className={styles.title}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
