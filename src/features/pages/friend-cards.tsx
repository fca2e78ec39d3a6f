import { graphql } from "gatsby";
import { pagesText } from "../../text/pages";
import { CardGrid, LinkCard } from "../../ui/link-card";
import * as styles from "./friend-cards.module.css";

/** A site worth visiting. */
export const friendFragment = graphql`
  fragment FriendCard on Friend {
    name
    url
    description
    avatar {
      childImageSharp {
        gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE)
      }
    }
  }
`;

/** The sites of friends as cards, each with an avatar or the first letter of its name. */
export function FriendCards({ friends }: { readonly friends: readonly Queries.FriendCardFragment[] }) {
  return (
    <CardGrid label={pagesText.friends}>
      {friends.map((friend) => (
        <LinkCard
          key={friend.url}
          to={friend.url}
          title={friend.name}
          text={friend.description}
          picture={<Avatar {...friend} />}
        />
      ))}
    </CardGrid>
  );
}

/** Decorative: the name beside it says who it is. */
function Avatar({ name, avatar }: Queries.FriendCardFragment) {
  // Read from the data: gatsby-plugin-image is one module, and its helpers would bring the component's code along.
  const image = avatar?.childImageSharp?.gatsbyImageData;
  if (image?.images.fallback) {
    const { src, srcSet } = image.images.fallback;
    return (
      <img
        className={styles.avatar}
        src={src}
        srcSet={srcSet}
        sizes="48px"
        alt=""
        width={image.width}
        height={image.height}
        loading="lazy"
      />
    );
  }
  return (
    <span className={styles.initial} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
