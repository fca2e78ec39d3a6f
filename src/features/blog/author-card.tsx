import { withPrefix } from "gatsby";
import { Portrait, type PortraitFile } from "../../ui/portrait";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./author-card.module.css";

interface AuthorCardProps {
  /** Null below a heading with the name. */
  readonly name: string | null;
  /** What they do, in a few words. */
  readonly title?: string | null;
  readonly description?: string | null;
  /** Their picture, where it is one of the site's files. */
  readonly image?: PortraitFile | null;
  /** Its address, as authors.yml has it. */
  readonly imageUrl?: string | null;
  /** Their page here, or their own site. */
  readonly url?: string | null;
  /** Small print: how many posts. */
  readonly note?: string | undefined;
}

/** A person: who they are and where to find them. */
export function AuthorCard({ name, title, description, image, imageUrl, url, note }: AuthorCardProps) {
  return (
    <div className={styles["card"]}>
      <Portrait
        image={image}
        className={styles.picture}
        fallback={
          imageUrl && (
            <img
              className={styles.picture}
              src={imageUrl.startsWith("/") ? withPrefix(imageUrl) : imageUrl}
              alt=""
              width={48}
              height={48}
              loading="lazy"
            />
          )
        }
      />
      <div>
        {(name || title) && (
          <p className={styles["name"]}>
            {url && name ? <SiteLink to={url}>{name}</SiteLink> : name}
            {title && <span className={styles["title"]}>{title}</span>}
          </p>
        )}
        {description && <p className={styles["description"]}>{description}</p>}
        {note && <p className={styles["title"]}>{note}</p>}
      </div>
    </div>
  );
}
