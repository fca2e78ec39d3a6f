import { decodePath } from "../../lib/paths";
import { pageEvent } from "../platform/page-event";
import { afterPaint } from "../platform/timing";

/** Attribute of the list of headings beside a text. */
export const tocAttribute = "data-toc-list";

/** A heading's place in the document, in pixels from the top of the viewport. */
interface HeadingPosition {
  readonly id: string;
  readonly top: number;
}

interface Viewport {
  /** Height that a fixed navbar covers. */
  readonly offset: number;
  readonly height: number;
  readonly atBottom: boolean;
}

/**
 * The heading being read: the first one below the navbar if it is in the upper half of the viewport, else the one
 * before it. At the bottom of the page it is the last.
 * @returns its id, or undefined above the first heading
 */
export function activeHeading(headings: readonly HeadingPosition[], viewport: Viewport): string | undefined {
  if (viewport.atBottom) return headings.at(-1)?.id;
  // A pixel of tolerance: a heading that a link has scrolled to may be a fraction too high.
  const next = headings.findIndex(({ top }) => top >= viewport.offset - 1);
  if (next < 0) return headings.at(-1)?.id;
  const isInUpperHalf = (headings[next]?.top ?? 0) < viewport.height / 2;
  return headings[isInUpperHalf ? next : next - 1]?.id;
}

/** Marks the link to the heading being read, on this page and on those that follow. */
export function watchHeadings(): void {
  let links = new Map<string, Element>();
  let marked: Element | undefined;
  let isSeen = false;
  let frame = 0;
  const update = () => {
    frame = 0;
    const id = activeHeading(positions(links.keys()), currentViewport());
    const link = id === undefined ? undefined : links.get(id);
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    marked = link;
  };
  const schedule = () => {
    if (isSeen && links.size > 0 && frame === 0) frame = requestAnimationFrame(update);
  };
  const follow = () => {
    links = linksByHeading();
    if (!marked?.isConnected) marked = undefined;
    isSeen = false;
    // Measuring forces layout, so a new page is painted first.
    afterPaint(() => {
      isSeen = true;
      schedule();
    }, 2);
  };
  for (const type of ["scroll", "resize"] as const) window.addEventListener(type, schedule, { passive: true });
  document.addEventListener(pageEvent, follow);
  follow();
}

function linksByHeading(): Map<string, Element> {
  const links = document.querySelectorAll<HTMLAnchorElement>(`[${tocAttribute}] a`);
  return new Map([...links].map((link) => [decodePath(link.hash.slice(1)), link]));
}

function positions(ids: Iterable<string>): HeadingPosition[] {
  return [...ids].flatMap((id) => {
    const element = document.getElementById(id);
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
}

function currentViewport(): Viewport {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const offset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const canScroll = scrollHeight > clientHeight + 1;
  return { offset, height: clientHeight, atBottom: canScroll && scrollTop + clientHeight >= scrollHeight - 1 };
}
