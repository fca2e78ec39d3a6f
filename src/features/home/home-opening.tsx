import { BrandMark, type Logo } from "../../ui/brand-mark";
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
        {tagline !== "" && <p className={styles.tagline}>{tagline}</p>}
        {description !== "" && description !== tagline && <p className={styles.description}>{description}</p>}
      </div>
    </>
  );
}
