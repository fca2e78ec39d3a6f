import type { ReactNode } from "react";
import { BlogNav } from "./blog-nav";
import * as styles from "./blog-page.module.css";
import type { BlogSection } from "./blog-sections";

interface BlogPageProps {
  readonly blogBasePath: string;
  readonly section: BlogSection;
  /** False where the page lies below its section. */
  readonly isSectionPage?: boolean;
  readonly title: string;
  /** One line below the title. */
  readonly description?: string | null;
  readonly children: ReactNode;
}

/** Layout of the blog's pages other than posts: title, navigation, list. */
export function BlogPage({ blogBasePath, section, isSectionPage = true, title, description, children }: BlogPageProps) {
  return (
    <div className={styles["page"]}>
      <header className={styles["header"]}>
        <h1>{title}</h1>
        {description && <p className={styles["description"]}>{description}</p>}
        <BlogNav blogBasePath={blogBasePath} current={section} isPage={isSectionPage} />
      </header>
      {children}
    </div>
  );
}
