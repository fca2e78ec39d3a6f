import type { ReactNode } from "react";
import { lastReadAttribute } from "../../browser/page/last-read";
import { BrandMark, type Logo } from "../ui/brand-mark";
import * as styles from "./home-opening.module.css";

interface HomeOpeningProps {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly logo: Logo;
}

/** The name of the site, upright above its seal; beside it tagline and description, which a site may not have. */
export function HomeOpening({ title, tagline, description, logo }: HomeOpeningProps) {
  return (
    <>
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
        <p className={styles.lastRead} {...{ [lastReadAttribute]: "" }} />
      </div>
    </>
  );
}

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
