import { withPrefix } from "gatsby";
import { prefetchPage } from "../../gatsby/client/gatsby-runtime";
import { isSlowOrSaving } from "../../reading/platform/network";
import { isReaderSign, readerAttribute, readerSigns } from "../../reading/platform/ready";
import { preloadPage } from "../texts";
import { otherPage } from "./internal-link";
import { watchLinkIntent } from "./link-intent";

/**
 * Loads a page as soon as the reader is about to follow a link to it, and, from the first sign of a reader
 * on, prefetches the targets of visible links. The loader fetches no page twice.
 */
export function prefetchLinks(): void {
  watchLinkIntent((link) => {
    const path = pagePath(link);
    if (path !== null && !isSlowOrSaving()) void preloadPage(path);
  });
  whenReaderIsThere(() => {
    isReaderThere = true;
    watchLinks();
  });
}

/** A page in a background tab, or one that is left after a glance, prefetches nothing. */
function whenReaderIsThere(act: () => void): void {
  if (document.documentElement.hasAttribute(readerAttribute)) {
    act();
    return;
  }
  const onSign = (event: Event) => {
    if (!isReaderSign(event)) return;
    for (const type of readerSigns) window.removeEventListener(type, onSign, true);
    act();
  };
  for (const type of readerSigns) window.addEventListener(type, onSign, { capture: true, passive: true });
}

let isReaderThere = false;
let observer: IntersectionObserver | undefined;
const fetching = new WeakMap<Element, { readonly abort: () => unknown }>();

/** Watches the links of a newly shown page; observing one again has no effect. */
export function watchLinks(): void {
  if (!isReaderThere || typeof IntersectionObserver === "undefined") return;
  observer ??= new IntersectionObserver(onSight);
  for (const link of document.links) observer.observe(link);
}

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const path = isIntersecting && !isSlowOrSaving() ? pagePath(target) : null;
    // Still queued, but no longer visible.
    fetching.get(target)?.abort();
    fetching.delete(target);
    const request = path === null ? undefined : prefetchPage(path);
    if (request) fetching.set(target, request);
  }
}

/** Path of the page that a link leads to; null for this page, and for what is no page. */
function pagePath(link: Element): string | null {
  const url = link instanceof HTMLAnchorElement ? otherPage(link, withPrefix("/")) : null;
  // With the ending it may be a file, which has no page data.
  return url === null || url.pathname.endsWith(".html") ? null : url.pathname;
}
