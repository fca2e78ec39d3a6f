import { withPrefix } from "gatsby";
import { isSlowOrSaving } from "../reading/platform/network";
import { whenIdle } from "../reading/platform/when-idle";

/** The worker must not compete with the page's own loading. */
const installDelayMs = 4_000;

/**
 * Registers the service worker when the browser is idle, and has it cache the files of this first page, so that the
 * page can be read offline. A failure changes nothing else.
 * @returns cancels
 */
export function registerWorker(): () => void {
  // `gatsby develop` must not register a worker that an earlier build has left in public/.
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return () => {};
  const timer = setTimeout(() => whenIdle(() => void install().catch(() => undefined)), installDelayMs);
  return () => clearTimeout(timer);
}

async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  if (isFirst && isSlowOrSaving()) return;
  await serviceWorker.register(withPrefix("/sw.js"));
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  // Workbox's own message: each address runs through the routes as if the page requested it. Hashed files then come from
  // the HTTP cache, the others are revalidated.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: filesOfThisPage() } });
}

/** Caches the page that a navigation inside this document has led to: the worker has only seen its data. */
export function keepPage(): void {
  if (!navigator.serviceWorker?.controller || isSlowOrSaving()) return;
  whenIdle(() => void fetch(window.location.href, { priority: "low" }).catch(() => undefined));
}

function filesOfThisPage(): string[] {
  const { origin, href } = window.location;
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set([href, ...resources])].filter((url) => url.startsWith(`${origin}${withPrefix("/")}`));
}
