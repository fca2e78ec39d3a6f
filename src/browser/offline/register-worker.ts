import { workerFile } from "../../contract/assets";
import { isSlowOrSaving } from "../platform/network";
import { trustedScriptUrl } from "../platform/trusted";
import { whenIdle } from "../platform/when-idle";
import { settings } from "../settings";

/** The worker must not compete with the page's own loading. */
const installDelayMs = 4_000;

/**
 * Registers the service worker when the browser is idle, and has it cache this first page with its files, so that the page
 * can be read offline; the worker itself sees what navigations fetch. A failure changes nothing else.
 */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => whenIdle(() => void install().catch(() => undefined)), installDelayMs);
}

async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  if (isFirst && isSlowOrSaving()) return;
  await serviceWorker.register(trustedScriptUrl(settings.baseUrl + workerFile));
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  // Workbox's own message: each address runs through the routes as if the page requested it, from the HTTP cache mostly.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: filesOfThisPage() } });
}

function filesOfThisPage(): string[] {
  const { origin, href } = window.location;
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set([href, ...resources])].filter((url) => url.startsWith(`${origin}${settings.baseUrl}`));
}
