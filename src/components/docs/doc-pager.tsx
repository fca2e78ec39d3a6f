import { graphql } from "gatsby";
import { docsText } from "../../text/docs";
import { Pager } from "../ui/pager";

/** A neighbour of a page in its sidebar. */
export const pagerLinkFragment = graphql`
  fragment PagerLink on PageLink {
    title
    path
  }
`;

interface DocPagerProps {
  readonly previous: Queries.PagerLinkFragment | null;
  readonly next: Queries.PagerLinkFragment | null;
}

/** Links to the previous and the next page of the sidebar. */
export function DocPager({ previous, next }: DocPagerProps) {
  return (
    <Pager
      label={docsText.pager}
      before={{ label: docsText.previous, link: previous }}
      after={{ label: docsText.next, link: next }}
    />
  );
}
