import type { RouteLocation } from "./route-focus";

/**
 * Whether Gatsby should scroll after a navigation, to the top or to the hash: not where only the query has changed, and
 * not on a first visit, for which the browser has scrolled to the hash or restored the position.
 */
export function shouldScroll(previous: RouteLocation | undefined, current: RouteLocation): boolean {
  stopWaiting();
  if (previous === undefined) return window.scrollY === 0;
  const isSamePage = previous.pathname === current.pathname;
  const isSameAddress = isSamePage && previous.search === current.search && previous.hash === current.hash;
  // An overlay's history entry has the key of its page: for the page nothing has changed.
  if (current.action === "POP") return !isSameAddress || previous.key !== current.key;
  return !isSamePage || previous.search === current.search || current.hash !== previous.hash;
}

/**
 * Restores the scroll position after Back or Forward to another page where Gatsby would not: it would go to the hash,
 * though the reader has read on, or stop short where the page is still growing, as with search results.
 * @param top the position in px, 0 where none is known
 * @returns whether it did
 */
export function restorePlace(previous: RouteLocation | undefined, current: RouteLocation, top: number): boolean {
  const isOtherPage = previous !== undefined && previous.pathname !== current.pathname;
  if (!isOtherPage || top === 0) return false;
  const isThere = canReach(top);
  if (!isThere) scrollWhenThere(top);
  else if (current.hash === "") return false;
  window.scrollTo(0, top);
  return true;
}

let stopWaiting = () => {};

function canReach(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight >= Math.floor(top);
}

/** Scrolls once the page has grown far enough, unless the reader acts or leaves before. */
function scrollWhenThere(top: number): void {
  const signs = new AbortController();
  const observer = new ResizeObserver(() => {
    if (!canReach(top)) return;
    stopWaiting();
    window.scrollTo(0, top);
  });
  stopWaiting = () => {
    observer.disconnect();
    signs.abort();
  };
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    window.addEventListener(type, stopWaiting, { capture: true, passive: true, signal: signs.signal });
  }
  observer.observe(document.body);
}
