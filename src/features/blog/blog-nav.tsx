import { blogText } from "../../text/blog";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./blog-nav.module.css";
import { type BlogSection, blogSectionPath, blogSections } from "./blog-sections";

interface BlogNavProps {
  /** First segment of the blog's addresses. */
  readonly blogBasePath: string;
  /** The section the page belongs to. */
  readonly current: BlogSection;
  /** False where the page lies below its section, as an author's does below the authors. */
  readonly isPage?: boolean;
}

/** Navigation of the blog: newest first, by year, tag, author, feed. */
export function BlogNav({ blogBasePath, current, isPage = true }: BlogNavProps) {
  return (
    <nav aria-label={blogText.nav}>
      <ul className={styles["list"]}>
        {blogSections.map((section) => (
          <li key={section}>
            <SiteLink
              to={blogSectionPath(blogBasePath, section)}
              aria-current={section === current ? (isPage ? "page" : "true") : undefined}
            >
              {blogText.navItems[section]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
