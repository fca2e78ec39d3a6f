import { graphql } from "gatsby";
import { pagesText } from "../../text/texts";
import { CardGrid, LinkCard } from "../ui/link-card";
import { Portrait } from "../ui/portrait";
import * as styles from "./friend-cards.module.css";

export const friendFragment = graphql`
  fragment FriendCard on Friend {
    name url description
    avatar { childImageSharp { gatsbyImageData(width: 48, height: 48, layout: FIXED, placeholder: NONE) } }
  }
`;

/** Shows friends' sites as cards, each with an avatar or the first letter of the name. */
export function FriendCards({ friends }: { readonly friends: readonly Queries.FriendCardFragment[] }) {
  return (
    <CardGrid label={pagesText.friends}>
      {friends.map((friend) => (
        <LinkCard
          key={friend.url}
          to={friend.url}
          title={friend.name}
          text={friend.description}
          picture={
            <Portrait
              image={friend.avatar}
              className={styles.avatar}
              fallback={
                <span className={styles.initial} aria-hidden="true">
                  {[...friend.name][0]}
                </span>
              }
            />
          }
        />
      ))}
    </CardGrid>
  );
}
