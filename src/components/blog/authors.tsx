import { graphql, withPrefix } from "gatsby";
import { blogText } from "../../text/texts";
import { Portrait } from "../ui/portrait";
import { SiteLink } from "../ui/site-link";
import * as styles from "./authors.module.css";

interface AuthorCardProps extends Partial<Queries.PostAuthorCardFragment> {
  readonly description?: string | null;
  /** Small print, such as the number of posts. */
  readonly note?: string | false;
}

/** Shows a person, with a link to more information about them. */
function AuthorCard({ name, title, description, image, imageUrl, url, note }: AuthorCardProps) {
  return (
    <div className={styles.card}>
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
          <p className={styles.name}>
            {url && name ? <SiteLink to={url}>{name}</SiteLink> : name}
            {title && <span className={`${styles.title} small-print`}>{title}</span>}
          </p>
        )}
        {description && <p className={`${styles.description} muted`}>{description}</p>}
        {note && <p className="small-print">{note}</p>}
      </div>
    </div>
  );
}

export const listedAuthorFragment = graphql`
  fragment ListedAuthor on Author {
    key name title description imageUrl
    image { childImageSharp { gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE) } }
    path
    posts { path }
  }
`;

/** Lists authors with links to their pages. */
export function AuthorList({ authors }: { readonly authors: readonly Queries.ListedAuthorFragment[] }) {
  return (
    <ul className="plain">
      {authors.map(({ key, path, posts, ...author }) => (
        <li key={key} className="ruled">
          <AuthorCard {...author} url={path} note={posts.length > 0 && blogText.count(posts.length)} />
        </li>
      ))}
    </ul>
  );
}

export const authorProfileFragment = graphql`
  fragment AuthorProfile on Author {
    title description imageUrl
    image { childImageSharp { gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE) } }
    url email
    socials { platform url }
  }
`;

/** Shows an author, with links to their other pages. */
export function AuthorProfile({ author }: { readonly author: Queries.AuthorProfileFragment }) {
  const { email, socials, url, ...card } = author;
  const links = [...(url ? [{ platform: blogText.authors.home, url }] : []), ...socials];
  return (
    <>
      {/* The heading above already shows the name. */}
      <AuthorCard {...card} name="" />
      {(links.length > 0 || email) && (
        <ul className={`${styles.links} link-row`} aria-label={blogText.authors.links}>
          {email && (
            <li>
              <a href={`mailto:${email}`}>{blogText.authors.email}</a>
            </li>
          )}
          {links.map(({ platform, url }) => (
            <li key={url}>
              <SiteLink to={url}>{platform}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export const postAuthorCardFragment = graphql`
  fragment PostAuthorCard on PostAuthor {
    name title url imageUrl
    image { childImageSharp { gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE) } }
  }
`;

/** Shows the authors of a post, if it names any. */
export function PostAuthors({ authors }: { readonly authors: readonly Queries.PostAuthorCardFragment[] }) {
  if (authors.length === 0) return null;
  return (
    <section className={styles.authors} aria-label={blogText.authors.byline}>
      {authors.map((author) => (
        <AuthorCard key={author.name} {...author} />
      ))}
    </section>
  );
}
