import type { ReactNode } from "react";
import { type BlogSection, blogSectionPath } from "../../shared/site-files";
import { blogText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { SiteLink } from "../ui/site-link";
import * as styles from "./blog-page.module.css";

/** Page context that `planBlogPages` sets for every page of the blog that is not a post. */
export interface BlogContext {
  /** The sections in the navigation. */
  readonly sections: readonly BlogSection[];
}

interface BlogPageProps extends BlogContext {
  readonly section: BlogSection;
  /** False if the page is below its section, such as an author's page. */
  readonly isSectionPage?: boolean;
  readonly title: string;
  /** One line below the title. */
  readonly description?: string | null;
  /** Shown beside the list in a wide window. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders the layout of the blog's pages that are not posts: a title, navigation between the blog's
 * sections, and the page's content.
 */
export function BlogPage(props: BlogPageProps) {
  const { section, isSectionPage = true, sections, title, description, aside, children } = props;
  const { routeBasePath } = useSiteMetadata().blog;
  const current = isSectionPage ? "page" : "true";
  const page = (
    <div className={styles.page}>
      <header className={styles.header} data-section={section}>
        <h1>{title}</h1>
        {description && <p className="muted">{description}</p>}
        <nav aria-label={blogText.nav}>
          <ul className={`${styles.list} link-row`}>
            {sections.map((other) => (
              <li key={other}>
                <SiteLink
                  to={blogSectionPath(other, routeBasePath)}
                  aria-current={other === section ? current : undefined}
                >
                  {blogText.navItems[other]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {children}
    </div>
  );
  if (aside === undefined) return page;
  return (
    <div className={styles.withAside}>
      {page}
      {aside}
    </div>
  );
}

/** Returns the address of a section. */
export const useSectionPath = (section: BlogSection) => blogSectionPath(section, useSiteMetadata().blog.routeBasePath);

/** Renders a link from the page of one tag or author back to the list of all tags or authors. */
export function BackLink({ to, children }: { readonly to: BlogSection; readonly children: ReactNode }) {
  return (
    <p className={`${styles.back} screen-only`}>
      <SiteLink to={useSectionPath(to)}>{children}</SiteLink>
    </p>
  );
}

/** Renders a note in place of an empty list. */
export function EmptyNote({ children }: { readonly children: string }) {
  return <p className={styles.empty}>{children}</p>;
}
