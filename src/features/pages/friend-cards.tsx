import { graphql } from "gatsby";
import { getSrc, getSrcSet } from "gatsby-plugin-image";
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

/** Sites of others, with their pictures. */
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

/** The picture says nothing that the name does not. */
function Avatar({ name, avatar }: Queries.FriendCardFragment) {
  const image = avatar?.childImageSharp?.gatsbyImageData;
  if (image) {
    // A plain element around the plugin's pictures: its own component writes style attributes, which the policy forbids.
    return (
      <img
        className={styles.avatar}
        src={getSrc(image)}
        srcSet={getSrcSet(image)}
        sizes="48px"
        alt=""
        width={48}
        height={48}
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
