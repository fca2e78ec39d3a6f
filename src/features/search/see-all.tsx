import type { DocSearchModalProps } from "@docsearch/react";
import { withPrefix } from "gatsby";
import { createContext, type MouseEvent, useContext } from "react";
import { searchText } from "../../text/search";
import { follow } from "./modal-hit";

/** Path of the search page, and what to do when it is opened; DocSearch passes its components only its state. */
export const SeeAllContext = createContext({ path: "", onFollow: () => {} });

type FooterProps = Parameters<NonNullable<DocSearchModalProps["resultsFooterComponent"]>>[0];

/** A link to all results below the first ones, with the number of pages; nothing if all of them are shown. */
export function SeeAll({ state }: FooterProps) {
  const { path, onFollow } = useContext(SeeAllContext);
  const count = Number(state.context["nbHits"] ?? 0);
  if (count <= pagesIn(state)) return null;
  // Navigates before the modal closes, which would step back in the history otherwise.
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    follow(event);
    onFollow();
  };
  return (
    <a href={withPrefix(`${path}?q=${encodeURIComponent(state.query)}`)} onClick={onClick}>
      {searchText.seeAll(count)}
    </a>
  );
}

/** Number of pages in the results; a page may have several hits. */
function pagesIn({ collections }: FooterProps["state"]): number {
  const hits = collections.flatMap(({ items }) => items);
  return new Set(hits.map(({ url_without_anchor }) => url_without_anchor)).size;
}
