import { docsText } from "../../text/texts";
import { Pager } from "../ui/pager";

type DocPagerProps = Pick<NonNullable<Queries.DocPageQuery["doc"]>, "previous" | "next">;

/** Renders links to the pages before and after this one in the sidebar's order. */
export function DocPager({ previous, next }: DocPagerProps) {
  return (
    <Pager
      label={docsText.pager}
      before={{ label: docsText.previous, link: previous }}
      after={{ label: docsText.next, link: next }}
    />
  );
}
