import { graphql } from "gatsby";
import { blogText } from "../../text/blog";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./series-box.module.css";

/** The series a post belongs to. */
export const postSeriesFragment = graphql`
  fragment PostSeries on BlogPost {
    path
    series
    seriesPosts {
      title
      path
    }
  }
`;

/** The other posts of a series, in reading order; nothing for a post that stands alone. */
export function SeriesBox({ post: { path, series, seriesPosts } }: { readonly post: Queries.PostSeriesFragment }) {
  if (series === null || seriesPosts.length < 2) return null;
  const place = seriesPosts.findIndex((post) => post.path === path) + 1;
  return (
    <nav className={styles["box"]} aria-label={blogText.series.label(series)}>
      <details>
        <summary>{blogText.series.summary(series, place, seriesPosts.length)}</summary>
        <ol>
          {seriesPosts.map((post) => (
            <li key={post.path}>
              <SiteLink to={post.path} aria-current={post.path === path ? "page" : undefined}>
                {post.title}
              </SiteLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
