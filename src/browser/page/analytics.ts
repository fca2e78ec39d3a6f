/**
 * Inline script that starts the script element before it, whose type is `text/plain`. A browser
 * examines a script element again when it is inserted again. The content security policy allows
 * what an inline script starts, so it names no host. The element comes from the page itself, so it
 * needs no Trusted Types policy.
 */
export const startScript = "{let s=document.currentScript.previousElementSibling;s.type='';s.replaceWith(s)}";

/** The same for Google's script. Gatsby does not put it directly before the inline script. */
export const startGoogleScript =
  "{let s=document.querySelector('script[src*=\"/gtag/js\"]');s.type='';s.replaceWith(s)}";

/** The same as `startScript`, unless the reader asks not to be tracked. */
export const startUnlessDoNotTrack = `if(navigator.doNotTrack!="1"&&window.doNotTrack!="1")${startScript}`;

/**
 * Reports a later page to GoatCounter, once its script has loaded. Umami and Plausible detect a
 * change of the address themselves.
 */
export function countPage(referrer: string): void {
  const { goatcounter } = window as { goatcounter?: { count?: (view: { readonly referrer: string }) => void } };
  goatcounter?.count?.({ referrer });
}

/** The part of Gatsby's route update that is used here. */
interface RouteUpdate {
  readonly location: Pick<Location, "pathname" | "search" | "hash">;
  readonly prevLocation?: RouteUpdate["location"] | null;
}

/**
 * Passes on a route update only if the path, query or hash has changed. A press on a link to the
 * open page is not a page view.
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
