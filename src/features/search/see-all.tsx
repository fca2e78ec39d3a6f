import type { DocSearchModalProps } from "@docsearch/react";
import { withPrefix } from "gatsby";
import { createContext, type MouseEvent, useContext } from "react";
import { searchText } from "../../text/search";
import { follow } from "./modal-hit";

/** Where all results are, and what to do when the reader goes there. DocSearch hands its components only its own state. */
export const SeeAllContext = createContext({ path: "", onFollow: () => {} });

type FooterProps = Parameters<NonNullable<DocSearchModalProps["resultsFooterComponent"]>>[0];

/** The foot of the results: the way to all of them, with their number, which is that of pages; none where all of those are here. */
export function SeeAll({ state }: FooterProps) {
  const { path, onFollow } = useContext(SeeAllContext);
  const count = Number(state.context["nbHits"] ?? 0);
  if (count <= pagesIn(state)) return null;
  // The way there begins before the modal closes, which would else take a step back.
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

/** A page may have several lines. */
function pagesIn({ collections }: FooterProps["state"]): number {
  const hits = collections.flatMap(({ items }) => items);
  return new Set(hits.map(({ url_without_anchor }) => url_without_anchor)).size;
}
