import { isSlowOrSaving } from "./platform/network";
import { pageEvent } from "./platform/ready";
import { whenIdle } from "./platform/when-idle";

/** The worker must not compete with the page's own loading. */
const installDelayMs = 4_000;

/**
 * Registers the service worker when the browser is idle, and has it cache the files of this first page, so that the
 * page can be read offline; the pages that navigations lead to follow. A failure changes nothing else.
 * @param baseUrl path prefix of the site, with a slash at both ends
 */
export function registerWorker(baseUrl: string): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => whenIdle(() => void install(baseUrl).catch(() => undefined)), installDelayMs);
  let kept = window.location.pathname;
  document.addEventListener(pageEvent, () => {
    const { pathname } = window.location;
    if (pathname !== kept) keepPage();
    kept = pathname;
  });
}

async function install(baseUrl: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  if (isFirst && isSlowOrSaving()) return;
  await serviceWorker.register(`${baseUrl}sw.js`);
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  // Workbox's own message: each address runs through the routes as if the page requested it. Hashed files then come from
  // the HTTP cache, the others are revalidated.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: filesOfThisPage(baseUrl) } });
}

/** Caches the page that a navigation inside this document has led to: the worker has only seen its data. */
function keepPage(): void {
  if (!navigator.serviceWorker?.controller || isSlowOrSaving()) return;
  whenIdle(() => void fetch(window.location.href, { priority: "low" }).catch(() => undefined));
}

function filesOfThisPage(baseUrl: string): string[] {
  const { origin, href } = window.location;
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set([href, ...resources])].filter((url) => url.startsWith(`${origin}${baseUrl}`));
}
