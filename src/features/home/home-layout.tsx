import type { ReactNode } from "react";
import * as styles from "./home-layout.module.css";

interface HomeLayoutProps {
  /** The site's name, and what it is about. */
  readonly opening: ReactNode;
  /** Parts of the site, the first of which is the widest. */
  readonly children: readonly ReactNode[];
}

/** Layout of the home page, as of a title page: the name beside an opening and two columns, or one for a site of one part. */
export function HomeLayout({ opening, children }: HomeLayoutProps) {
  const isOne = children.length <= 1;
  return (
    <div className={styles.page}>
      {opening}
      <div className={isOne ? styles.parts : `${styles.parts} ${styles.columns}`}>{children}</div>
    </div>
  );
}
