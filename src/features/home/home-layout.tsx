import type { ReactNode } from "react";
import * as styles from "./home-layout.module.css";

interface HomeLayoutProps {
  readonly opening: ReactNode;
  readonly contents: ReactNode;
  readonly aside: ReactNode;
}

/** Layout of the home page: an opening above two columns, contents and recent posts. */
export function HomeLayout({ opening, contents, aside }: HomeLayoutProps) {
  return (
    <div className={styles.home}>
      {opening}
      <div className={styles.columns}>
        {contents}
        {aside}
      </div>
    </div>
  );
}
