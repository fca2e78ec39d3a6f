import { graphql } from "gatsby";
import { blogText } from "../../text/blog";
import { Pager } from "../../ui/pager";

/** The neighbours of a post. */
export const postNeighboursFragment = graphql`
  fragment PostNeighbours on BlogPost {
    newer {
      title
      path
    }
    older {
      title
      path
    }
  }
`;

/** Links to the next newer and the next older post. */
export function PostPager({ newer, older }: Queries.PostNeighboursFragment) {
  const { label, ...labels } = blogText.postPager;
  return (
    <Pager label={label} before={{ label: labels.newer, link: newer }} after={{ label: labels.older, link: older }} />
  );
}
