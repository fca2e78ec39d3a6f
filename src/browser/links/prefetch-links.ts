import { prefetchPathname } from "gatsby";
import { isSlowOrSaving, whenReaderIsThere } from "../platform/network";
import { pageEvent, textEvent } from "../platform/page-event";
import { whenLoaded } from "../platform/timing";
import { returnedMark } from "../router/followed-link";
import { internalTarget } from "./internal-link";

/** A link that stays in sight for so long, in ms, is one the reader may follow. */
const sightMs = 1_000;

/**
 * Links in sight that are fetched ahead: the way on, and those of a text. Where there is none, as on lists and the home page,
 * all of what is read. Beside a text the many around it are left alone: a visit of five notes would cost half as much again.
 */
const inSight = "a[rel=next], .prose a, main:not(:has(.prose)) a";

/** So many pages are fetched ahead from one page, of which one is kept for the way on. */
const mostInSight = 3;

/** Links of which a preview is shown: those of a text, but for the ways to and from its own headings and footnotes. */
const previewed = `.prose a:not(.heading-anchor, [data-footnote-backref], [${returnedMark}])`;

/**
 * Fetches a page as soon as the reader is about to follow a link to it, and, from the first sign of a reader on, the
 * targets of links in sight, one at a time. Nothing is fetched on 2g and where the reader saves data.
 */
export function prefetchLinks(): void {
  const pathOf = (link: Element) => {
    const url = link instanceof HTMLAnchorElement ? internalTarget(link) : null;
    if (url === null || url.pathname === window.location.pathname || isSlowOrSaving()) return null;
    // With the ending it may be a file.
    return url.pathname.endsWith(".html") ? null : url.pathname;
  };
  watchLinkIntent((link, type) => {
    const path = pathOf(link);
    const page = path === null ? null : Promise.resolve(prefetchPathname(path));
    const isInPage = link.hash !== "" && internalTarget(link)?.pathname === window.location.pathname;
    if (!link.closest(previewed) || type === "touchstart" || isSlowOrSaving() || (page === null && !isInPage)) return;
    // A press gives focus too.
    if (type === "focusin" && !link.matches(":focus-visible")) return;
    whenLoaded(import("./link-preview"), ({ previewLink }) => void previewLink(link, page));
  });
  const seen = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let last: Promise<unknown> = Promise.resolve();
  let page = "";
  let others = 0;
  /** Whether a link may be fetched, of those that may from the open page. */
  const isLeft = (link: Element) => {
    if (page !== window.location.pathname) others = 0;
    page = window.location.pathname;
    if (link.matches("[rel=next]")) return true;
    others += 1;
    return others < mostInSight;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (!isIntersecting) continue;
      const fetchIt = () => {
        observer.unobserve(target);
        const path = target.isConnected ? pathOf(target) : null;
        if (path === null || seen.has(path)) return;
        if (!isLeft(target)) return;
        seen.add(path);
        last = last.then(() => prefetchPathname(path));
      };
      timers.set(target, setTimeout(fetchIt, sightMs));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll(inSight)) observer.observe(link);
  };
  whenReaderIsThere(() => {
    watch();
    for (const event of [pageEvent, textEvent]) document.addEventListener(event, watch);
  });
}

/** A pointer that rests on a link for so long, in ms, is about to press it; most of those that cross one take less. */
const restMs = 65;

/**
 * Calls back when the reader is about to follow a link: a pointer moved there and rests, a finger touches it, or it has
 * focus. A link scrolled under a resting pointer does not count: browsers report that as a move of zero distance.
 */
function watchLinkIntent(onIntent: (link: HTMLAnchorElement, type: string) => void): void {
  let pointed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    pointed = null;
  };
  const on = (type: "pointermove" | "touchstart" | "focusin" | "scroll", act: (event: Event) => void) =>
    document.addEventListener(type, act, { passive: true });
  on("pointermove", (event) => {
    const { target, pointerType, movementX, movementY } = event as PointerEvent;
    if (pointerType === "touch" || (movementX === 0 && movementY === 0)) return;
    const link = linkOf(target);
    if (link === pointed) return;
    leave();
    pointed = link;
    if (link) timer = setTimeout(() => onIntent(link, event.type), restMs);
  });
  on("scroll", leave);
  for (const type of ["touchstart", "focusin"] as const)
    on(type, ({ target }) => {
      const link = linkOf(target);
      if (link) onIntent(link, type);
    });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}
