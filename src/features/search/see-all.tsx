import type { DocSearchModalProps } from "@docsearch/react";
import { withPrefix } from "gatsby";
import { createContext, useContext } from "react";
import { searchText } from "../../text/search";

/** Where all results are, and what to do when the reader goes there. DocSearch hands its components only its own state. */
export const SeeAllContext = createContext({ path: "/search", onFollow: () => {} });

type FooterProps = Parameters<NonNullable<DocSearchModalProps["resultsFooterComponent"]>>[0];

/** The foot of the results: the way to all of them, with their number. */
export function SeeAll({ state }: FooterProps) {
  const { path, onFollow } = useContext(SeeAllContext);
  const { nbHits } = state.context;
  return (
    <a href={withPrefix(`${path}?q=${encodeURIComponent(state.query)}`)} onClick={onFollow}>
      {searchText.seeAll(Number(nbHits ?? 0))}
    </a>
  );
}
