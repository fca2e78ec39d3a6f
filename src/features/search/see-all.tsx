import type { DocSearchModalProps } from "@docsearch/react";
import { Link } from "gatsby";
import { searchText } from "../../text/search";

/** A component for the foot of the results: the way to all of them, with their number. */
export function seeAll(
  searchPagePath: string,
  onFollow: () => void,
): NonNullable<DocSearchModalProps["resultsFooterComponent"]> {
  return function SeeAll({ state }) {
    const count = Number(state.context["nbHits"] ?? 0);
    return (
      <Link to={`/${searchPagePath}?q=${encodeURIComponent(state.query)}`} onClick={onFollow}>
        {searchText.seeAll(count)}
      </Link>
    );
  };
}
