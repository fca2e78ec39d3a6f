import { focusWrapper } from "../gatsby/client/gatsby-runtime";
import { hashTarget, revealTarget } from "../reading/article/reveal-target";

/** What `onRouteUpdate` passes on; Gatsby's router adds the action. */
export interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly action?: string;
  /** Of the history entry. */
  readonly key?: string;
}

/**
 * Moves the focus after a navigation: to the target of the hash, else to the top of the page, so that the next Tab
 * reaches the skip link. Back and Forward leave it alone.
 */
export function focusAfterNavigation({ hash, action }: RouteLocation): void {
  if (action === "POP") return;
  const wrapper = focusWrapper();
  if (hash === "") {
    wrapper?.focus({ preventScroll: true });
    return;
  }
  focusTarget(hash);
  keepTarget(wrapper, hash);
}

/** The router focuses the wrapper after us; this returns the focus to the target, unless the reader has acted. */
function keepTarget(wrapper: HTMLElement | null, hash: string): void {
  const readerActs = new AbortController();
  const { signal } = readerActs;
  wrapper?.addEventListener("focus", () => focusTarget(hash), { once: true, signal });
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, () => readerActs.abort(), { capture: true, signal });
  }
}

/** Focuses the element that a hash names. */
function focusTarget(hash: string): void {
  const target = hashTarget(hash);
  if (!target) return;
  // Focusable by script only: headings are no Tab stops.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Opens what hides the target of a navigation inside the page: the router changes the hash without a `hashchange`. */
export function showTarget({ action }: RouteLocation): void {
  if (action !== "POP") revealTarget();
}
