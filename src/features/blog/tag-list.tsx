import { graphql } from "gatsby";
import { blogText } from "../../text/blog";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./tag-list.module.css";

/** A tag on the page of all tags. */
export const listedTagFragment = graphql`
  fragment ListedTag on BlogTag {
    label
    path
    count
  }
`;

/** All tags with how often they are used. */
export function TagList({ tags }: { readonly tags: readonly Queries.ListedTagFragment[] }) {
  return (
    <ul className={styles["list"]}>
      {tags.map(({ label, path, count }) => (
        <li key={path} className={styles["tag"]}>
          <SiteLink to={path}>{label}</SiteLink>
          <span className={styles["count"]}>{blogText.count(count)}</span>
        </li>
      ))}
    </ul>
  );
}
