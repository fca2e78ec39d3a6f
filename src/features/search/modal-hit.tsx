import type { InternalDocSearchHit, StoredDocSearchHit } from "@docsearch/react";
import { Children, isValidElement, type MouseEvent, type ReactNode } from "react";
import { navigateTo } from "../../gatsby/client/gatsby-runtime";
import { isPlainClick } from "../../runtime/links/internal-link";
import { hitPieces } from "./docsearch-hits";
import { MarkedText } from "./marked-text";

interface ModalHitProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  /** DocSearch's own rendering: an icon, the texts as HTML, and buttons. */
  readonly children: ReactNode;
}

/** A line of the modal: a link, and DocSearch's buttons. Its texts are not inserted as HTML, as DocSearch would. */
export function ModalHit({ hit, children }: ModalHitProps) {
  const { title, page, snippet } = hitPieces(hit);
  const [icon, buttons] = ends(children);
  return (
    <div className="DocSearch-Hit-Container">
      <Cell className="DocSearch-Hit-link">
        <a href={hit.url} tabIndex={-1} onClick={follow}>
          {icon}
          <span className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <MarkedText pieces={title} />
            </span>
            <span className="DocSearch-Hit-path">
              {page && (
                <>
                  <MarkedText pieces={page} />
                  {snippet.length > 0 && " · "}
                </>
              )}
              <MarkedText pieces={snippet} />
            </span>
          </span>
        </a>
      </Cell>
      <Cell className="DocSearch-Hit-actions">{buttons}</Cell>
    </div>
  );
}

function Cell({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of DocSearch's list, which is no table
    <div role="cell" className={className}>
      {children}
    </div>
  );
}

/** First and last child of DocSearch's own line: its icon, and its buttons. */
function ends(line: ReactNode): ReactNode[] {
  if (!isValidElement<{ children?: ReactNode }>(line)) return [];
  const parts = Children.toArray(line.props.children);
  return [parts[0], parts.at(-1)];
}

/** Navigates inside this document on a plain click, before DocSearch closes the modal. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  navigateTo(event.currentTarget.href);
}
