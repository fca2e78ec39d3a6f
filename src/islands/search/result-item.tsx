import { hitAddress } from "../../search/hit-address";
import type { PageHit, SectionHit } from "../../search/model/search-types";
import { DateText } from "../../ui/date-text";
import { SiteLink } from "../../ui/site-link";
import { MarkedText } from "./marked-text";

/** One page of the results, with its best sections. */
export function ResultItem({ page }: { readonly page: PageHit }) {
  const opening = page.sections.find(({ level }) => level === 1);
  return (
    <li className="search-result-item">
      <p className="search-result-place">
        {[page.area.label, ...page.under].join(" › ")}
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
      {opening && <Snippet section={opening} />}
      {page.sections
        .filter((section) => section !== opening)
        .map((section) => (
          <div key={section.objectID} className="search-result-section">
            <a href={hitAddress(page.path, section.anchor)}>
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
