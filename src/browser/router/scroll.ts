/** What the scroll rule reads of a location of Gatsby's. */
interface ScrollLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly action?: string;
  readonly key?: string;
}

/**
 * Whether to scroll after a navigation, to the top, to the hash or to where the reader was: not where only the query has
 * changed, and not on a first visit, for which the browser has scrolled to the hash or restored the position.
 */
export function shouldScroll(previous: ScrollLocation | undefined, current: ScrollLocation): boolean {
  if (previous === undefined) return false;
  if (current.action === "POP") return previous.key !== current.key;
  const isSamePage = previous.pathname === current.pathname;
  return !isSamePage || previous.search === current.search || current.hash !== "";
}

/**
 * Returns to where the reader was, once the page is tall enough for it, as with pictures or search results that are still to
 * come, unless the reader acts before.
 * @param top in px
 */
export function restorePlace(top: number): void {
  window.scrollTo(0, top);
  if (canReach(top)) return;
  const ends = new AbortController();
  const observer = new ResizeObserver(() => {
    if (!canReach(top)) return;
    ends.abort();
    window.scrollTo(0, top);
  });
  ends.signal.addEventListener("abort", () => observer.disconnect());
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown", "popstate"]) {
    window.addEventListener(type, () => ends.abort(), { capture: true, passive: true, signal: ends.signal });
  }
  observer.observe(document.body);
}

function canReach(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight >= Math.floor(top);
}
