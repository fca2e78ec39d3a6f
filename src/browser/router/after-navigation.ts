import { waitingText } from "../../text/texts";
import { hashTarget } from "../article/reveal-target";
import { announce, focusWrapper } from "../platform/elements";
import { afterPaint } from "../platform/timing";
import { placeToGoOn, returnedMark } from "./followed-link";

/** The part of Gatsby's location that is used here. Gatsby's type has no `action`. */
type SomeLocation = Pick<Location, "pathname" | "search" | "hash"> & {
  readonly key?: string;
  readonly action?: string;
};

/**
 * Whether to scroll. It is false when only the query changes, and on a first visit, when the
 * browser has already scrolled.
 */
export function shouldScroll(previous: SomeLocation | undefined, current: SomeLocation): boolean {
  if (previous === undefined) return false;
  if (current.action === "POP") return previous.key !== current.key;
  const isSamePage = previous.pathname === current.pathname;
  return !isSamePage || previous.search === current.search || current.hash !== "";
}

/**
 * Returns to the reader's position once pictures or results have made the page tall enough. It
 * stops if the reader acts.
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
 * Moves the focus to the target of the hash, or else to the top, from where Tab reaches the skip
 * link. Back and Forward return the focus to where the reader was.
 */
export function focusAfterNavigation({ hash, action }: Pick<SomeLocation, "hash" | "action">): void {
  const isReturn = action === "POP";
  const target = isReturn ? (placeToGoOn() ?? focusWrapper()) : hash === "" ? focusWrapper() : hashTarget(hash);
  if (!target) return;
  // Only scripts can focus it, because headings are not Tab stops.
  if (!target.matches("a, summary, [tabindex]")) target.setAttribute("tabindex", "-1");
  if (isReturn) {
    target.setAttribute(returnedMark, "");
    target.addEventListener("blur", () => target.removeAttribute(returnedMark), { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Announces the new page to screen readers after it is painted. It uses the title, which
 * distinguishes pages of a list.
 */
export function announceRoute(): void {
  afterPaint(() => {
    announce(waitingText.routeAnnouncement(document.title.replace(/ \| [^|]*$/, "")));
  }, 2);
}
