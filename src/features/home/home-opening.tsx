import * as styles from "./home-opening.module.css";

interface HomeOpeningProps {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
}

/** The first lines of the home page: title, tagline, description, of which a site may have the first alone. */
export function HomeOpening({ title, tagline, description }: HomeOpeningProps) {
  return (
    <header className={styles.opening}>
      <h1 className={styles.title}>{title}</h1>
      {tagline !== "" && <p className={styles.tagline}>{tagline}</p>}
      {description !== "" && description !== tagline && <p className={styles.description}>{description}</p>}
    </header>
  );
}
