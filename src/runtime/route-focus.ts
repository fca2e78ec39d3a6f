import { focusWrapper } from "../gatsby/client/gatsby-runtime";
import { revealTarget } from "../reading/article/reveal-target";
import { hashTarget } from "../reading/platform/hash-target";

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
 * Where the keyboard is after a navigation: at the target of the hash, else at the top of the page, so that the next Tab
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

/** The router's own focus on the wrapper comes after ours; it may stay with the target until the reader acts. */
function keepTarget(wrapper: HTMLElement | null, hash: string): void {
  const readerActs = new AbortController();
  const { signal } = readerActs;
  wrapper?.addEventListener("focus", () => focusTarget(hash), { once: true, signal });
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, () => readerActs.abort(), { capture: true, signal });
  }
}

/** Moves the keyboard to the element a hash names. */
function focusTarget(hash: string): void {
  const target = hashTarget(hash);
  if (!target) return;
  // Headings take focus from here only, not from the Tab key.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Opens what hides the target of a navigation inside the page: the router changes the hash without a `hashchange`. */
export function showTarget({ action }: RouteLocation): void {
  if (action !== "POP") revealTarget(document.body);
}
