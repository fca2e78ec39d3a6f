import { graphql } from "gatsby";
import { blogText } from "../../text/blog";
import { SiteLink } from "../../ui/site-link";
import { AuthorCard } from "./author-card";
import * as styles from "./author-profile.module.css";

/** An author at the head of their page. */
export const authorProfileFragment = graphql`
  fragment AuthorProfile on Author {
    title
    description
    imageUrl
    image {
      childImageSharp {
        gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE)
      }
    }
    url
    email
    socials {
      platform
      url
    }
  }
`;

/** An author, with links to their other pages. */
export function AuthorProfile({ author }: { readonly author: Queries.AuthorProfileFragment }) {
  const { email, socials, url, ...card } = author;
  const links = [
    ...(url ? [{ label: blogText.authors.home, to: url }] : []),
    ...socials.map((social) => ({ label: social.platform, to: social.url })),
  ];
  return (
    <>
      <AuthorCard {...card} name={null} />
      {(links.length > 0 || email) && (
        <ul className={styles["links"]} aria-label={blogText.authors.links}>
          {email && (
            <li>
              <a href={`mailto:${email}`}>{blogText.authors.email}</a>
            </li>
          )}
          {links.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
