import { createElement, Fragment, useEffect, useRef } from "react";
import { DateText } from "../../components/ui/date-text";
import { SiteLink } from "../../components/ui/site-link";
import { hitAddress, type PageHit, type SectionHit, type TextPiece } from "../../search/model/search-types";
import { searchText } from "../../text/texts";

/** Shows one page of the results with its best sections. */
export function ResultItem({ page }: { readonly page: PageHit }) {
  const [first] = page.sections;
  const opening = page.question ? first : page.sections.find(({ level }) => level === 1);
  return (
    <li className="search-result-item">
      <p className="search-result-place">
        {[page.area, ...page.under].join(" › ")}
        {page.date !== null && (
          <>
            {" · "}
            <DateText date={page.date} />
          </>
        )}
      </p>
      <h2 className="search-result-title">
        <SiteLink to={page.path}>
          <MarkedText pieces={page.title} />
        </SiteLink>
      </h2>
      {page.question && (
        <p className="search-result-question">
          <MarkedText pieces={page.question} />
        </p>
      )}
      {opening?.level === 1 && <Snippet section={opening} />}
      {page.sections
        .filter(({ level }) => level > 1)
        .map((section) => (
          <div key={section.anchor} className="search-result-section">
            <a href={hitAddress(page.path, section)}>
              <MarkedText pieces={section.title} />
            </a>
            <Snippet section={section} />
          </div>
        ))}
    </li>
  );
}

function Snippet({ section }: { readonly section: SectionHit }) {
  if (section.snippet.length === 0) return null;
  return (
    <p className="search-result-snippet">
      <MarkedText pieces={section.snippet} />
    </p>
  );
}

/**
 * Shows text with its matches marked. The pieces are plain text, so no HTML in them takes effect.
 */
export function MarkedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  const marks = pieces.map(({ text, marked }) => (marked ? createElement("mark", null, text) : text));
  return createElement(Fragment, null, ...marks);
}

/**
 * Renders a button that loads more results when it is pressed, and once when it becomes visible.
 */
export function LoadMore({ onMore }: { readonly onMore: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      onMore();
    });
    observer.observe(ref.current as HTMLButtonElement);
    return () => observer.disconnect();
  }, []);
  return (
    <button ref={ref} type="button" className="search-more-more" onClick={onMore}>
      {searchText.page.more}
    </button>
  );
}
