/**
 * Reports a later page view to GoatCounter, if its script has loaded. Umami and Plausible detect
 * URL changes themselves.
 */
export function countPage(referrer: string): void {
  const { goatcounter } = window as { goatcounter?: { count?: (view: { readonly referrer: string }) => void } };
  goatcounter?.count?.({ referrer });
}

/** The part of Gatsby's route update that this file uses. */
interface RouteUpdate {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly prevLocation?: RouteUpdate["location"] | null;
}

/**
 * Wraps a handler so that it runs only for the first page and when the path, query or hash changes,
 * because clicking a link to the open URL is not a page view.
 */
export function onChange<Args extends readonly [RouteUpdate, ...unknown[]]>(
  act: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const addressOf = ({ pathname, search, hash }: RouteUpdate["location"]) => pathname + search + hash;
  return (...args) => {
    const [{ location, prevLocation }] = args;
    if (!prevLocation || addressOf(prevLocation) !== addressOf(location)) act?.(...args);
  };
}
