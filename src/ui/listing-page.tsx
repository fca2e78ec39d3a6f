import type { ReactNode } from "react";
import * as styles from "./listing-page.module.css";

interface ListingPageProps {
  readonly above?: ReactNode;
  readonly title: string;
  readonly description?: string | null;
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** A page that lists others: a title, what it is about, the list. */
export function ListingPage({ above, title, description = null, children, below }: ListingPageProps) {
  return (
    <div className={styles.page}>
      {above}
      <h1 className={styles.title}>{title}</h1>
      {description !== null && <p className={styles.description}>{description}</p>}
      {children}
      {below}
    </div>
  );
}
