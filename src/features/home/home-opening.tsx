import * as styles from "./home-opening.module.css";

interface HomeOpeningProps {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
}

/** The first lines of the home page: title, tagline, description. */
export function HomeOpening({ title, tagline, description }: HomeOpeningProps) {
  return (
    <header className={styles.opening}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <p className={styles.description}>{description}</p>
    </header>
  );
}
