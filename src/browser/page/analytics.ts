/**
 * Inline script that starts the script before it, whose type is `text/plain`: an element that is put in again is looked at
 * anew. The policy allows what inline scripts start, and names no host. The element is the page's own, so it needs no
 * Trusted Types policy.
 */
export const startScript = "{let s=document.currentScript.previousElementSibling;s.type='';s.replaceWith(s)}";

/** The same for Google's script, which Gatsby puts elsewhere in the head than the inline script behind it. */
export const startGoogleScript =
  "{let s=document.querySelector('script[src*=\"/gtag/js\"]');s.type='';s.replaceWith(s)}";

/** The same, unless the reader asks not to be tracked. */
export const startUnlessDoNotTrack = `if(navigator.doNotTrack!="1"&&window.doNotTrack!="1")${startScript}`;

/** Tells GoatCounter, once it is there, of another page. Umami and Plausible see by themselves that the address has changed. */
export function countPage(referrer: string): void {
  const { goatcounter } = window as { goatcounter?: { count?: (view: { readonly referrer: string }) => void } };
  goatcounter?.count?.({ referrer });
}

/** A route update of Gatsby's, as far as it is read here. */
interface RouteUpdate {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly prevLocation?: RouteUpdate["location"] | null;
}

/** Passes on a route update only where path, query or hash has changed: a press on the open page's own link is no view. */
export function onChange<Args extends readonly [RouteUpdate, ...unknown[]]>(
  act: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const addressOf = ({ pathname, search, hash }: RouteUpdate["location"]) => pathname + search + hash;
  return (...args) => {
    const [{ location, prevLocation }] = args;
    if (!prevLocation || addressOf(prevLocation) !== addressOf(location)) act?.(...args);
  };
}
