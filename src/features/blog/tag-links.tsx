import { blogText } from "../../text/blog";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./tag-links.module.css";

interface TagLinksProps {
  readonly tags: readonly { readonly label: string; readonly path: string }[];
}

/** The tags of a post or of a page of the docs. */
export function TagLinks({ tags }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles["tags"]} aria-label={blogText.tagsOfPost}>
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
