import type { RouteLocation } from "./route-focus";

/** After a navigation the page scrolls to its top or to the hash, but stays where only the query has changed. */
export function shouldScroll(previous: RouteLocation | undefined, current: RouteLocation): boolean {
  if (previous === undefined || current.action === "POP") return true;
  const isSamePage = previous.pathname === current.pathname;
  return !isSamePage || previous.search === current.search || current.hash !== previous.hash;
}
