import { readerAttribute, readerSigns } from "../shared/ready";
import { isSlowOrSaving, pagePath } from "./article/prefetch-links";

/** What a link keeps of its request, to take it back when it goes out of sight. */
interface Prefetch {
  abort: () => unknown;
}

/**
 * Fetches a page as soon as the reader points at, touches or focuses a link to it, anywhere on the page. Gatsby's links
 * know pointing only, and do not mind a slow connection then; the loader itself never fetches a page twice.
 */
export function prefetchOnIntent(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { hovering } = loader;
  loader.hovering = (path) => (isSlowOrSaving() ? undefined : hovering(path));
  const onIntent = ({ target }: Event) => {
    const path = target instanceof Element ? pagePath(target.closest("a")) : null;
    if (path !== null) loader.hovering(path);
  };
  for (const type of ["pointerenter", "touchstart", "focusin"]) {
    document.body.addEventListener(type, onIntent, { capture: true, passive: true });
  }
}

/**
 * Keeps what links in sight would fetch until somebody moves on the page: who has opened it in a tab behind others, or
 * has found at a glance what they wanted, pays for nothing but the page.
 */
export function prefetchForReaders(): void {
  const loader = window.___loader;
  if (!loader || document.documentElement.hasAttribute(readerAttribute)) return;
  const { enqueue } = loader;
  const waiting = new Map<string, Prefetch>();
  loader.enqueue = (path) => {
    const prefetch: Prefetch = { abort: () => waiting.delete(path) };
    waiting.set(path, prefetch);
    return prefetch;
  };
  const onSign = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // A browser says that a resting pointer has moved when the page under it has.
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const type of readerSigns) window.removeEventListener(type, onSign, true);
    loader.enqueue = enqueue;
    for (const [path, prefetch] of waiting) prefetch.abort = enqueue(path).abort;
  };
  for (const type of readerSigns) window.addEventListener(type, onSign, { capture: true, passive: true });
}
