import type { RouteLocation } from "./route-focus";

declare global {
  interface Window {
    /** Google's tag; absent without a tracking id, and where the reader wishes not to be tracked. Then an element may have the name. */
    gtag?: (command: "event", name: string, fields: Readonly<Record<string, string>>) => void;
  }
}

let reported: string | undefined;

/**
 * Reports a page view for every change of path, query or hash, once: Gatsby also calls `onRouteUpdate` for a new
 * history entry with the same address.
 */
export function reportPageView({ pathname, search, hash }: RouteLocation): void {
  const address = `${pathname}${search}${hash}`;
  if (address === reported || typeof window.gtag !== "function") return;
  reported = address;
  // Two frames later the document has the page's title, which Google's tag reads from it.
  requestAnimationFrame(() => requestAnimationFrame(() => window.gtag?.("event", "page_view", { page_path: address })));
}
