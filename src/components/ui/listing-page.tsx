import type { ReactNode } from "react";
import * as styles from "./listing-page.module.css";

interface ListingPageProps {
  readonly above?: ReactNode;
  /** Shown beside the title. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly description?: string | null;
  readonly children: ReactNode;
}

/** Renders the layout of a page that lists other pages: title, description and list. */
export function ListingPage({ above, picture, title, description = null, children }: ListingPageProps) {
  return (
    <div className={styles.page}>
      {above}
      {picture && <div className={styles.picture}>{picture}</div>}
      <h1>{title}</h1>
      {description !== null && <p className={`${styles.description} muted`}>{description}</p>}
      {children}
    </div>
  );
}
