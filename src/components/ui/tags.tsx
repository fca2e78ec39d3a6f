import { blogText } from "../../text/texts";
import { SiteLink } from "./site-link";
import * as styles from "./tags.module.css";

interface TagLinksProps {
  readonly tags: readonly { readonly label: string; readonly path: string }[];
  /** Accessible name of the list. */
  readonly name: string;
}

/** Renders links to the tags of a post or of a docs page. */
export function TagLinks({ tags, name }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={`${styles.tags} link-row small-print`} aria-label={name}>
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

/** Lists all tags with the number of posts for each. */
export function TagList({ tags }: { readonly tags: Queries.BlogTagsPageQuery["blogTags"] }) {
  return (
    <ul className={styles.list}>
      {tags.map(({ label, path, count }) => (
        <li key={path} className={`${styles.tag} covered`}>
          <SiteLink to={path}>{label}</SiteLink>
          <span className="count small-print">{blogText.count(count)}</span>
        </li>
      ))}
    </ul>
  );
}
