import { docsText } from "../../text/texts";
import { Pager } from "../ui/pager";

type DocPagerProps = Pick<NonNullable<Queries.DocPageQuery["doc"]>, "previous" | "next">;

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
