import { withoutSiteName } from "../../lib/document-title";
import { waitingText } from "../../text/texts";
import { hashTarget } from "../article/reveal-target";
import { announce, focusWrapper } from "../platform/elements";
import { afterPaint } from "../platform/timing";
import { placeToGoOn, returnedMark } from "./followed-link";

/** The part of Gatsby's location that this file uses. Gatsby's type has no `action`. */
type SomeLocation = Pick<Location, "pathname" | "search" | "hash"> & {
  readonly key?: string;
  readonly action?: string;
};

/**
 * Returns whether to scroll after a navigation. Returns false on the first page, because the
 * browser has already scrolled it. Also returns false if Back only closes an overlay, and for a new
 * URL that differs only in its query and has no hash.
 */
export function shouldScroll(previous: SomeLocation | undefined, current: SomeLocation): boolean {
  if (previous === undefined) return false;
  if (current.action === "POP") return previous.key !== current.key;
  const isSamePage = previous.pathname === current.pathname;
  return !isSamePage || previous.search === current.search || current.hash !== "";
}

/**
 * Scrolls to the reader's old position. If the page is still too short, scrolls again once pictures
 * or results have made it tall enough, unless the reader acts first.
 */
export function restorePlace(top: number): void {
  window.scrollTo(0, top);
  if (canReach(top)) return;
  const ends = new AbortController();
  const observer = new ResizeObserver(() => {
    if (!canReach(top)) return;
    ends.abort();
    window.scrollTo(0, top);
  });
  ends.signal.addEventListener("abort", () => observer.disconnect());
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown", "popstate"]) {
    window.addEventListener(type, () => ends.abort(), { capture: true, passive: true, signal: ends.signal });
  }
  observer.observe(document.body);
}

function canReach(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight >= Math.floor(top);
}

/**
 * Moves the focus to the target of the hash, if there is such a target. Without a hash, moves it to
 * the top, where the next Tab reaches the skip link. On Back and Forward, moves it to where the
 * reader left the page.
 */
export function focusAfterNavigation({ hash, action }: Pick<SomeLocation, "hash" | "action">): void {
  const isReturn = action === "POP";
  const target = focusTarget(hash, isReturn);
  if (!target) return;
  // With this value, a script can focus the target, but a heading does not become a Tab stop.
  if (!target.matches("a, summary, [tabindex]")) target.setAttribute("tabindex", "-1");
  if (isReturn) {
    target.setAttribute(returnedMark, "");
    target.addEventListener("blur", () => target.removeAttribute(returnedMark), { once: true });
  }
  target.focus({ preventScroll: true });
}

function focusTarget(hash: string, isReturn: boolean): HTMLElement | null {
  if (isReturn) return placeToGoOn() ?? focusWrapper();
  return hash === "" ? focusWrapper() : hashTarget(hash);
}

/**
 * Announces the new page to screen readers after it is painted. Uses the document's title without
 * the site's name, because the title distinguishes the pages of a list.
 */
export function announceRoute(): void {
  afterPaint(() => {
    announce(waitingText.routeAnnouncement(withoutSiteName(document.title)));
  }, 2);
}
