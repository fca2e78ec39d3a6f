import { isSlowOrSaving, pagePath } from "./article/prefetch-links";

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
