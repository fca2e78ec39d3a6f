import type { ReactNode } from "react";
import * as styles from "./home-layout.module.css";

interface HomeLayoutProps {
  readonly opening: ReactNode;
  /** Parts of the site, the first of which is the widest. */
  readonly children: readonly ReactNode[];
}

/** Layout of the home page: an opening above two columns, or above one for a site of one part. */
export function HomeLayout({ opening, children }: HomeLayoutProps) {
  const columns = children.length > 1 ? styles.columns : undefined;
  return (
    <>
      {opening}
      <div className={columns}>{children}</div>
    </>
  );
}
