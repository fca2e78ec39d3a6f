import { graphql } from "gatsby";
import { DateText } from "../ui/date-text";
import { Phrases } from "../ui/phrases";
import { SiteLink } from "../ui/site-link";
import * as styles from "./post-list.module.css";

/** A post in a list of many, such as the archive. */
export const listedPostFragment = graphql`fragment ListedPost on BlogPost { title path date description }`;

/** Posts of a tag or an author, newest first. */
export function PostList({ posts }: { readonly posts: readonly Queries.ListedPostFragment[] }) {
  return (
    <ul className="plain">
      {posts.map(({ title, path, date, description }) => (
        <li key={path} className={`${styles["post"]} ruled`}>
          <h2 className="entry-title">
            <SiteLink to={path}>
              <Phrases>{title}</Phrases>
            </SiteLink>
          </h2>
          <p className="small-print">
            <DateText date={date} />
          </p>
          <p className={`${styles["description"]} muted`}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
