import { graphql } from "gatsby";
import { blogText } from "../../text/blog";
import { AuthorCard } from "./author-card";
import * as styles from "./post-authors.module.css";

/** An author below a post. */
export const postAuthorCardFragment = graphql`
  fragment PostAuthorCard on PostAuthor {
    name
    title
    url
    imageUrl
    image {
      childImageSharp {
        gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE)
      }
    }
  }
`;

/** The authors of a post, if it names any. */
export function PostAuthors({ authors }: { readonly authors: readonly Queries.PostAuthorCardFragment[] }) {
  if (authors.length === 0) return null;
  return (
    <section className={styles["authors"]} aria-label={blogText.authors.byline}>
      {authors.map((author) => (
        <AuthorCard key={author.name} {...author} />
      ))}
    </section>
  );
}
