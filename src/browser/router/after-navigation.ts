import { waitingText } from "../../text/texts";
import { hashTarget } from "../article/reveal-target";
import { announce, focusWrapper } from "../platform/elements";
import { afterPaint } from "../platform/timing";
import { placeToGoOn, returnedMark } from "./followed-link";

/** What is read of a location of Gatsby's, whose type has no action. */
type SomeLocation = Pick<Location, "pathname" | "search" | "hash"> & {
  readonly key?: string;
  readonly action?: string;
};

/** Whether to scroll: not where only the query has changed, nor on a first visit, when the browser has scrolled. */
export function shouldScroll(previous: SomeLocation | undefined, current: SomeLocation): boolean {
  if (previous === undefined) return false;
  if (current.action === "POP") return previous.key !== current.key;
  const isSamePage = previous.pathname === current.pathname;
  return !isSamePage || previous.search === current.search || current.hash !== "";
}

/** Returns to where the reader was, once pictures or results have made the page tall enough; not if the reader acts. */
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
 * Moves the focus to the target of the hash, else to the top, from where Tab reaches the skip link. Back and Forward return
 * it to where the reader was.
 */
export function focusAfterNavigation({ hash, action }: Pick<SomeLocation, "hash" | "action">): void {
  const isReturn = action === "POP";
  const target = isReturn ? (placeToGoOn() ?? focusWrapper()) : hash === "" ? focusWrapper() : hashTarget(hash);
  if (!target) return;
  // Focusable by script only: headings are no Tab stops.
  if (!target.matches("a, summary, [tabindex]")) target.setAttribute("tabindex", "-1");
  if (isReturn) {
    target.setAttribute(returnedMark, "");
    target.addEventListener("blur", () => target.removeAttribute(returnedMark), { once: true });
  }
  target.focus({ preventScroll: true });
}

/** Announces the new page to screen readers by its title, which tells pages of a list apart, after it has been painted. */
export function announceRoute(): void {
  afterPaint(() => {
    announce(waitingText.routeAnnouncement(document.title.replace(/ \| [^|]*$/, "")));
  }, 2);
}
