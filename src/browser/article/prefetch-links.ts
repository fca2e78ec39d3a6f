import { internalTarget } from "./internal-link";

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Fetches what links of an article lead to, with low priority, when they come into sight; those of the shell are Gatsby's
 * links and do so themselves.
 * @returns stops watching
 */
export function prefetchLinks(root: HTMLElement): () => void {
  const loader = window.___loader;
  if (!loader || isSlowOrSaving()) return () => {};
  return whenVisible(root.querySelectorAll("a[href]"), (link) => {
    const path = pagePath(link);
    if (path !== null) loader.enqueue(path);
  });
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

/** Path of the other page of this site that a link leads to. */
export function pagePath(link: Element | null | undefined): string | null {
  const url = link instanceof HTMLAnchorElement ? internalTarget(link) : null;
  return url === null || url.pathname === window.location.pathname ? null : url.pathname;
}

/** Whether nothing should be fetched that the reader has not asked for. */
export function isSlowOrSaving(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? "");
}
