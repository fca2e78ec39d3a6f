import type { RouteLocation } from "./route-focus";

/**
 * After a navigation the page scrolls to its top or to the hash, but stays where only the query has changed. On a visit
 * the browser has scrolled already: to the hash, or on a reload to where the reader was.
 */
export function shouldScroll(previous: RouteLocation | undefined, current: RouteLocation): boolean {
  stopWaiting();
  if (previous === undefined) return window.scrollY === 0;
  const isSamePage = previous.pathname === current.pathname;
  const isSameAddress = isSamePage && previous.search === current.search && previous.hash === current.hash;
  // The drawer's history entry has the key of its page's: for the page nothing has happened.
  if (current.action === "POP") return !isSameAddress || previous.key !== current.key;
  return !isSamePage || previous.search === current.search || current.hash !== previous.hash;
}

/**
 * Scrolls to where Back or Forward leads on another page, where Gatsby would not: to a hash, though the reader may have read
 * on from there; or to as much of a page as is there, though more of it is coming, as the results of a search.
 * @param top the place in px, 0 where none is known
 * @returns whether it has
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

/** Goes to a place when the page has grown so far, unless the reader acts or leaves before. */
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
