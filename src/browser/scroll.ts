import type { RouteLocation } from "./route-focus";

/** After a navigation the page scrolls to its top or to the hash, but stays where only the query has changed. */
export function shouldScroll(previous: RouteLocation | undefined, current: RouteLocation): boolean {
  if (previous === undefined) return true;
  const isSamePage = previous.pathname === current.pathname;
  const isSameAddress = isSamePage && previous.search === current.search && previous.hash === current.hash;
  // The drawer's history entry has the key of its page's: for the page nothing has happened.
  if (current.action === "POP") return !isSameAddress || previous.key !== current.key;
  return !isSamePage || previous.search === current.search || current.hash !== previous.hash;
}
