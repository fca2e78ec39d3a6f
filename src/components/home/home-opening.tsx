import type { ReactNode } from "react";
import { useSiteMetadata } from "../head/use-site-metadata";
import { BrandMark } from "../ui/brand-mark";
import * as styles from "./home.module.css";

/**
 * Layout of the home page, as of a title page: the name of the site, upright above its seal, beside tagline and description,
 * which a site may not have, and two columns, or one for a site of one part.
 */
export function HomeLayout({ children }: { readonly children: readonly ReactNode[] }) {
  const { title, tagline, description, logo } = useSiteMetadata();
  const isOne = children.length <= 1;
  return (
    <div className={styles.page}>
      <div className={styles.name}>
        <h1 className={styles.title}>{title}</h1>
        <BrandMark logo={{ ...logo, alt: "" }} />
      </div>
      <div className={styles.opening}>
        {tagline !== "" && (
          <p className={styles.tagline} data-serif="">
            {tagline}
          </p>
        )}
        {description !== "" && description !== tagline && (
          <p className={`${styles.description} muted`}>{description}</p>
        )}
        <p className={styles.lastRead} data-last-read="" />
      </div>
      <div className={isOne ? styles.parts : `${styles.parts} ${styles.columns}`}>{children}</div>
    </div>
  );
}
