import { graphql } from "gatsby";
import { blogText } from "../../text/texts";
import { SiteLink } from "../ui/site-link";
import * as styles from "./tags.module.css";

/** The tags of a post or of a page of the docs. */
export function TagLinks({ tags }: Pick<Queries.PostHeaderFragment, "tags">) {
  if (tags.length === 0) return null;
  return (
    <ul className={`${styles["tags"]} link-row small-print`} aria-label={blogText.tagsOfPost}>
      {tags.map(({ label, path }) => (
        <li key={path}>
          <SiteLink to={path} rel="tag">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export const listedTagFragment = graphql`fragment ListedTag on BlogTag { label path count }`;

/** All tags with how often they are used. */
export function TagList({ tags }: { readonly tags: readonly Queries.ListedTagFragment[] }) {
  return (
    <ul className={styles["list"]}>
      {tags.map(({ label, path, count }) => (
        <li key={path} className={`${styles["tag"]} covered`}>
          <SiteLink to={path}>{label}</SiteLink>
          <span className="count small-print">{blogText.count(count)}</span>
        </li>
      ))}
    </ul>
  );
}
