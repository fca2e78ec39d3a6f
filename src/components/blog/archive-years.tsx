import { postsByYear } from "../../lib/group-by-year";
import { blogText } from "../../text/blog";
import { dateText } from "../../text/dates";
import { Phrases } from "../ui/phrases";
import { SiteLink } from "../ui/site-link";
import * as styles from "./archive-years.module.css";

/** All posts by year, newest first; a year is a link target of its own. */
export function ArchiveYears({ posts }: { readonly posts: readonly Queries.ListedPostFragment[] }) {
  return postsByYear(posts).map(({ year, posts }) => (
    <section key={year} aria-labelledby={`year-${year}`} className={`${styles["year"]} ruled`}>
      <h2 id={`year-${year}`} className={styles["heading"]}>
        {blogText.archive.year(year)}
      </h2>
      <ul className="plain">
        {posts.map(({ title, path, date, description }) => (
          <li key={path} className={styles["post"]}>
            <time dateTime={date.slice(0, 10)}>{dateText.dayOfYear(date)}</time>
            <span className="visually-hidden">{blogText.archive.separator}</span>
            <SiteLink to={path}>
              <Phrases>{title}</Phrases>
            </SiteLink>
            <p className={`${styles["description"]} muted`}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
