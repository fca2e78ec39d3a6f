import { graphql } from "gatsby";
import { homeText } from "../../text/site";
import { DateText } from "../ui/date-text";
import { Phrases } from "../ui/phrases";
import { SiteLink } from "../ui/site-link";
import * as styles from "./recent-posts.module.css";

/** A post as the home page lists it. */
export const recentPostFragment = graphql`fragment RecentPost on BlogPost { title path date }`;

interface RecentPostsProps {
  readonly posts: readonly Queries.RecentPostFragment[];
  /** Address of the blog. */
  readonly blogPath: string;
}

/** The newest posts of the blog. */
export function RecentPosts({ posts, blogPath }: RecentPostsProps) {
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts">{homeText.posts}</h2>
      <ul className={styles.posts}>
        {posts.map(({ title, path, date }) => (
          <li key={path} className={styles.post}>
            <p className="small-print">
              <DateText date={date} />
            </p>
            <SiteLink to={path} className={styles.title}>
              <Phrases>{title}</Phrases>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink to={blogPath} className={styles.all}>
        {homeText.allPosts} →
      </SiteLink>
    </section>
  );
}

/** A single page as the home page lists it. */
export const homePageLinkFragment = graphql`fragment HomePageLink on SinglePage { title path }`;

/** All pages of a site that has neither docs nor posts. */
export function PageLinks({ pages }: { readonly pages: readonly Queries.HomePageLinkFragment[] }) {
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">{homeText.pages}</h2>
      <ul className={styles.posts}>
        {pages.map(({ title, path }) => (
          <li key={path} className={styles.post}>
            <SiteLink to={path} className={styles.title}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
