import { graphql } from "gatsby";
import { blogText } from "../../text/blog";
import { AuthorCard } from "./author-card";
import * as styles from "./author-list.module.css";

/** An author on the page of all authors. */
export const listedAuthorFragment = graphql`
  fragment ListedAuthor on Author {
    key
    name
    title
    description
    imageUrl
    image {
      childImageSharp {
        gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE)
      }
    }
    path
    posts {
      path
    }
  }
`;

/** Authors, each leading to their page. */
export function AuthorList({ authors }: { readonly authors: readonly Queries.ListedAuthorFragment[] }) {
  return (
    <ul className={styles["list"]}>
      {authors.map(({ key, path, posts, ...author }) => (
        <li key={key}>
          <AuthorCard {...author} url={path} note={posts.length > 0 ? blogText.count(posts.length) : undefined} />
        </li>
      ))}
    </ul>
  );
}
