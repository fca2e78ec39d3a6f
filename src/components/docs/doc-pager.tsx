import { docsText } from "../../text/docs";
import { Pager } from "../ui/pager";

interface DocPagerProps {
  readonly previous: Queries.RelatedPageFragment | null;
  readonly next: Queries.RelatedPageFragment | null;
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
