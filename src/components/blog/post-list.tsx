import { graphql } from "gatsby";
import { postsByYear } from "../../lib/lists";
import { blogText, dateText, siteText } from "../../text/texts";
import { DateText } from "../ui/date-text";
import { Phrases } from "../ui/phrases";
import { SiteLink } from "../ui/site-link";
import { Terms } from "../ui/terms";
import * as styles from "./post-list.module.css";

export const listedPostFragment = graphql`fragment ListedPost on BlogPost { title titleLang path date description }`;

/** Lists the posts of a tag or an author, newest first. */
export function PostList({ posts }: { readonly posts: readonly Queries.ListedPostFragment[] }) {
  return (
    <ul className="plain">
      {posts.map(({ title, titleLang, path, date, description }) => (
        <li key={path} className={`${styles.post} ruled`}>
          <h2 className="entry-title">
            <SiteLink to={path} lang={titleLang}>
              <Phrases>{title}</Phrases>
            </SiteLink>
          </h2>
          <p className="small-print">
            <DateText date={date} />
          </p>
          <p className={`${styles.description} muted`}>
            <Terms>{description}</Terms>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Lists all posts by year, newest first. A link can point to each year. */
export function ArchiveYears({ posts }: { readonly posts: readonly Queries.ListedPostFragment[] }) {
  return postsByYear(posts).map(({ year, posts }) => (
    <section key={year} aria-labelledby={`year-${year}`} className={`${styles.year} ruled`}>
      <h2 id={`year-${year}`} className={styles.heading}>
        <span data-serif="">{siteText.year(year)}</span>
      </h2>
      <ul className="plain">
        {posts.map(({ title, titleLang, path, date, description }) => (
          <li key={path} className={styles.dated}>
            <time dateTime={date.slice(0, 10)}>{dateText.dayOfYear(date)}</time>
            <span className="visually-hidden">{blogText.archive.separator}</span>
            <SiteLink to={path} lang={titleLang}>
              <Phrases>{title}</Phrases>
            </SiteLink>
            <p className={`${styles.below} muted`}>
              <Terms>{description}</Terms>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
