import { withPrefix } from "gatsby";
import { isSlowOrSaving } from "../reading/platform/network";
import { whenIdle } from "../reading/platform/when-idle";

/** A visit begins with reading: the worker and what it keeps may not compete with that. */
const installDelayMs = 4_000;

/**
 * Has the service worker installed when the page has loaded and has nothing to do, and hands it what this first page is
 * made of, so that the page can be read again without a network. Where that cannot be, nothing else changes.
 * @returns stops waiting
 */
export function registerWorker(): () => void {
  // `gatsby develop` has no worker, and must not meet one that an earlier build left in its folder.
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
  // Workbox' own message: each address goes through the rules for requests, as if the page asked for it again. Hashed
  // files come from the browser's cache then, the others are compared with the server's.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: filesOfThisPage() } });
}

/** Has the page kept that the reader has come to inside this document: until now only its data has passed the worker. */
export function keepPage(): void {
  if (!navigator.serviceWorker?.controller || isSlowOrSaving()) return;
  whenIdle(() => void fetch(window.location.href, { priority: "low" }).catch(() => undefined));
}

function filesOfThisPage(): string[] {
  const { origin, href } = window.location;
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set([href, ...resources])].filter((url) => url.startsWith(`${origin}${withPrefix("/")}`));
}
