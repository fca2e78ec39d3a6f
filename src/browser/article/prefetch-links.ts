import { internalTarget } from "./internal-link";

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Fetches what links of an article lead to: with low priority when they come into sight, at once when the reader points
 * at them.
 * @returns stops watching
 */
export function prefetchLinks(root: HTMLElement): () => void {
  const loader = window.___loader;
  if (!loader || isSlowOrSaving()) return () => {};
  const onIntent = (event: Event) => {
    const path = pagePath((event.target as Element).closest?.("a"));
    if (path !== null) loader.hovering(path);
  };
  const intents = ["pointerenter", "touchstart", "focusin"] as const;
  for (const type of intents) root.addEventListener(type, onIntent, { capture: true, passive: true });
  const stopObserving = whenVisible(root.querySelectorAll("a[href]"), (link) => {
    const path = pagePath(link);
    if (path !== null) loader.enqueue(path);
  });
  return () => {
    stopObserving();
    for (const type of intents) root.removeEventListener(type, onIntent, { capture: true });
  };
}

function whenVisible(elements: Iterable<Element>, onVisible: (element: Element) => void): () => void {
  if (typeof IntersectionObserver === "undefined") return () => {};
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      onVisible(target);
    }
  });
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

function pagePath(link: Element | null | undefined): string | null {
  const url = link instanceof HTMLAnchorElement ? internalTarget(link) : null;
  return url === null || url.pathname === window.location.pathname ? null : url.pathname;
}

function isSlowOrSaving(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? "");
}
