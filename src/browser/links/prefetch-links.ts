import { prefetchPathname } from "gatsby";
import { isSlowOrSaving, whenReaderIsThere } from "../platform/network";
import { linksEvent, pageEvent } from "../platform/page-event";
import { whenLoaded } from "../platform/timing";
import { returnedMark } from "../router/followed-link";
import { internalTarget } from "./internal-link";

/** A link counts as visible after this time in the viewport, in ms. */
const sightMs = 1_000;

/**
 * Matches links that are prefetched when visible: the link to the next page, and post titles in a
 * list. On pages without running text, such as the home page, it matches all links in the content,
 * except those in breadcrumbs and menus. Links in running text wait until the reader is about to
 * follow them, because readers follow few of them, and prefetching all would increase the download
 * of a visit to five notes by half.
 */
const inSight = "a[rel=next], article h2 a, main:not(:has(.prose)) a:not(nav a)";

/**
 * Maximum number of visible links that are prefetched from one page, besides the link to the next
 * page.
 */
const mostBesidesNext = 2;

/**
 * Matches links that show a preview: those in running text, except heading anchors, links back from
 * footnotes, and the link that the reader has just returned to.
 */
const previewed = `.prose a:not(.heading-anchor, [data-footnote-backref], [${returnedMark}])`;

/**
 * Prefetches a page when the reader is about to follow a link to it, and previews links in running
 * text. After the first sign of a reader, also prefetches the targets of visible links, one at a
 * time. Does none of this on 2G or slower, or if the reader saves data.
 */
export function prefetchLinks(): void {
  watchLinkIntent((link, type) => {
    const path = prefetchablePath(link);
    const page = path === null ? null : Promise.resolve(prefetchPathname(path));
    const isInPage = link.hash !== "" && internalTarget(link)?.pathname === window.location.pathname;
    if (!link.closest(previewed) || type === "touchstart" || isSlowOrSaving() || (page === null && !isInPage)) return;
    // Clicking a link also moves the focus to it, but shows no focus ring.
    if (type === "focusin" && !link.matches(":focus-visible")) return;
    whenLoaded(import("./link-preview"), ({ previewLink }) => void previewLink(link, page));
  });
  const observer = sightObserver(prefetchQueue());
  const watch = () => {
    for (const link of document.querySelectorAll(inSight)) observer.observe(link);
  };
  whenReaderIsThere(() => {
    watch();
    for (const event of [pageEvent, linksEvent]) document.addEventListener(event, watch);
  });
}

/** Returns the path of another page that a link leads to, or null if the page is not prefetched. */
function prefetchablePath(link: Element): string | null {
  const url = internalTarget(link);
  if (url === null || url.pathname === window.location.pathname || isSlowOrSaving()) return null;
  // A URL that ends with `.html` may be a file.
  return url.pathname.endsWith(".html") ? null : url.pathname;
}

/** Returns a function that prefetches the target of a visible link after those before it. */
function prefetchQueue(): (link: Element) => void {
  const seen = new Set<string>();
  const mayPrefetch = pageLimit();
  let last: Promise<unknown> = Promise.resolve();
  return (link) => {
    const path = link.isConnected ? prefetchablePath(link) : null;
    if (path === null || seen.has(path) || !mayPrefetch(link)) return;
    seen.add(path);
    last = last.then(() => prefetchPathname(path));
  };
}

/**
 * Returns a function that returns whether a link may be prefetched, and counts it against the limit
 * of the page. The link to the next page is always allowed and not counted.
 */
function pageLimit(): (link: Element) => boolean {
  let page = "";
  let others = 0;
  return (link) => {
    if (page !== window.location.pathname) others = 0;
    page = window.location.pathname;
    if (link.matches("[rel=next]")) return true;
    others += 1;
    return others <= mostBesidesNext;
  };
}

/** Returns an observer that calls back once for each link that stays visible for `sightMs`. */
function sightObserver(onSight: (link: Element) => void): IntersectionObserver {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (!isIntersecting) continue;
      const see = () => {
        observer.unobserve(target);
        onSight(target);
      };
      timers.set(target, setTimeout(see, sightMs));
    }
  });
  return observer;
}

/**
 * If a pointer rests on a link for this time, in ms, the reader probably clicks the link. Most
 * pointers that only cross a link take less.
 */
const restMs = 65;

/**
 * Calls back when the reader is about to follow a link: a pointer rests on it, a finger touches it,
 * or it receives the focus. Ignores a link that scrolls under a pointer at rest, which browsers
 * report as a move over zero distance.
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
