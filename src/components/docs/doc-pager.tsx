import { docsText } from "../../text/texts";
import { Pager } from "../ui/pager";

type DocPagerProps = Pick<NonNullable<Queries.DocPageQuery["doc"]>, "previous" | "next">;

/** Renders links to the previous and the next page in the sidebar. */
export function DocPager({ previous, next }: DocPagerProps) {
  return (
    <Pager
      label={docsText.pager}
      before={{ label: docsText.previous, link: previous }}
      after={{ label: docsText.next, link: next }}
    />
  );
}
