import type { InternalDocSearchHit, StoredDocSearchHit } from "@docsearch/react";
import { Children, cloneElement, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { goTo } from "../../browser/search/hit-address";
import { hitPieces } from "./docsearch-hits";
import { MarkedText } from "./marked-text";

interface ModalHitProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  /** DocSearch's own rendering: an icon, the texts as HTML, and buttons. */
  readonly children: ReactNode;
}

/** A line of the modal. Keeps DocSearch's icon and buttons, and shows the texts as text: DocSearch would insert them as HTML. */
export function ModalHit({ hit, children }: ModalHitProps) {
  const { title, page, snippet } = hitPieces(hit);
  return (
    <a href={hit.url} tabIndex={-1} onClick={follow}>
      {withTexts(
        children,
        <div className="DocSearch-Hit-content-wrapper">
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
        </div>,
      )}
    </a>
  );
}

function withTexts(children: ReactNode, texts: ReactNode): ReactNode {
  if (!isValidElement(children)) return texts;
  const container = children as ReactElement<{ children?: ReactNode }>;
  const parts = Children.toArray(container.props.children);
  return cloneElement(container, {}, parts[0], texts, parts.at(-1));
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  goTo(event.currentTarget.href);
}
