import { prefetchPage } from "../../gatsby/client/gatsby-runtime";
import { isSlowOrSaving } from "../../reading/platform/network";
import { isReaderSign, readerAttribute, readerSigns } from "../../reading/platform/ready";
import { preloadPage } from "../texts";
import { internalTarget } from "./internal-link";

/**
 * Fetches a page as soon as the reader points at, touches or focuses a link to it, anywhere on the page, and, from the
 * first sign that somebody is there, what links in sight lead to. The loader itself never fetches a page twice.
 */
export function prefetchLinks(): void {
  for (const type of ["pointerenter", "touchstart", "focusin"]) {
    document.body.addEventListener(type, onIntent, { capture: true, passive: true });
  }
  whenReaderIsThere(() => {
    isReaderThere = true;
    watchLinks();
  });
}

function onIntent({ target }: Event): void {
  const path = target instanceof Element ? pagePath(target.closest("a")) : null;
  if (path !== null && !isSlowOrSaving()) void preloadPage(path);
}

/**
 * Who has opened a page in a tab behind others, or has found at a glance what they wanted, pays for nothing but the page.
 */
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

/** Watches the links of a page that has just been shown; those that stayed are watched already. */
export function watchLinks(): void {
  if (!isReaderThere || typeof IntersectionObserver === "undefined") return;
  observer ??= new IntersectionObserver(onSight);
  for (const link of document.links) observer.observe(link);
}

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    const path = isIntersecting && !isSlowOrSaving() ? pagePath(target) : null;
    // A link that went out of sight before its turn came need not be fetched.
    fetching.get(target)?.abort();
    fetching.delete(target);
    const request = path === null ? undefined : prefetchPage(path);
    if (request) fetching.set(target, request);
  }
}

/** Path of the other page of this site that a link leads to. */
function pagePath(link: Element | null): string | null {
  const url = link instanceof HTMLAnchorElement ? internalTarget(link) : null;
  if (url === null || url.pathname === window.location.pathname) return null;
  // A page is asked for without its ending, or it is a file, of which nothing can be fetched ahead.
  return url.pathname.endsWith(".html") ? null : url.pathname;
}
