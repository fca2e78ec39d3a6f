import { postsByYear } from "../../lib/lists";
import { blogText, siteText } from "../../text/texts";
import { SiteLink } from "../ui/site-link";
import * as styles from "./blog-aside.module.css";
import { useSectionPath } from "./blog-page";

interface BlogAsideProps {
  readonly posts: readonly { readonly date: string }[];
  readonly tags: Queries.BlogListPageQuery["blogTags"];
}

/** Maximum number of tags to show. The page of all tags shows the others. */
const shownTags = 10;

/**
 * Shows the blog's years and its first `shownTags` tags beside the list of posts, with the number
 * of posts in each.
 */
export function BlogAside({ posts, tags }: BlogAsideProps) {
  const archive = useSectionPath("archive");
  const years = postsByYear(posts).map(({ year, posts: ofYear }) => {
    return { label: siteText.year(year), path: `${archive}#year-${year}`, count: ofYear.length };
  });
  return (
    <div className={styles.aside}>
      <Counts label={blogText.navItems.archive} lines={years} />
      <Counts label={blogText.navItems.tags} lines={tags.slice(0, shownTags)} />
    </div>
  );
}

interface CountsProps {
  readonly label: string;
  readonly lines: readonly { readonly label: string; readonly path: string; readonly count: number }[];
}

function Counts({ label, lines }: CountsProps) {
  if (lines.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p className={styles.title}>{label}</p>
      <ul className="plain">
        {lines.map(({ label: name, path, count }) => (
          <li key={path} className={styles.line}>
            <SiteLink to={path}>{name}</SiteLink>
            <span className="count">{count}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
