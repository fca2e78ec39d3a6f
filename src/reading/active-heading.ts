import { afterPaint } from "./platform/after-paint";

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

/**
 * Follows which heading is being read.
 * @param onChange called with the id of the heading being read, whenever it changes
 * @returns stops following
 */
export function followHeadings(ids: readonly string[], onChange: (id: string | undefined) => void): () => void {
  let isSeen = false;
  let frame = 0;
  let active: string | undefined;
  const update = () => {
    frame = 0;
    const id = activeHeading(positions(ids), currentViewport());
    if (id === active) return;
    active = id;
    onChange(id);
  };
  const schedule = () => {
    if (isSeen && frame === 0) frame = requestAnimationFrame(update);
  };
  for (const type of ["scroll", "resize"] as const) window.addEventListener(type, schedule, { passive: true });
  // Measuring forces layout, so a new page is painted first.
  const stopWaiting = afterPaint(() => {
    isSeen = true;
    schedule();
  }, 2);
  return () => {
    stopWaiting();
    cancelAnimationFrame(frame);
    for (const type of ["scroll", "resize"] as const) window.removeEventListener(type, schedule);
  };
}

function positions(ids: readonly string[]): HeadingPosition[] {
  return ids.flatMap((id) => {
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
