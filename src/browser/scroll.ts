import type { RouteLocation } from "./route-focus";

/**
 * After a navigation the page scrolls to its top or to the hash, but stays where only the query has changed. On a visit
 * the browser has scrolled already: to the hash, or on a reload to where the reader was.
 */
export function shouldScroll(previous: RouteLocation | undefined, current: RouteLocation): boolean {
  if (previous === undefined) return window.scrollY === 0;
  const isSamePage = previous.pathname === current.pathname;
  const isSameAddress = isSamePage && previous.search === current.search && previous.hash === current.hash;
  // The drawer's history entry has the key of its page's: for the page nothing has happened.
  if (current.action === "POP") return !isSameAddress || previous.key !== current.key;
  return !isSamePage || previous.search === current.search || current.hash !== previous.hash;
}

/**
 * Scrolls to where Back or Forward leads, on another page whose address has a hash: Gatsby would go to the hash, but the
 * reader may have read on from there.
 * @param top the place in px, 0 where none is known
 * @returns whether it has
 */
export function restorePlace(previous: RouteLocation | undefined, current: RouteLocation, top: number): boolean {
  const isOtherPage = previous !== undefined && previous.pathname !== current.pathname;
  if (!isOtherPage || current.hash === "" || top === 0) return false;
  window.scrollTo(0, top);
  return true;
}
