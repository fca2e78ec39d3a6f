import { workerFile } from "../../shared/site-files";
import { isSlowOrSaving } from "../platform/network";
import { whenIdle } from "../platform/timing";
import { trustedScriptUrl } from "../platform/trusted";
import { settings } from "../settings";

/**
 * Registers the service worker. On the first visit, makes it cache what the page has already
 * fetched. Does nothing on a first visit if the network is slow or the reader saves data. Failures
 * are ignored.
 */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Waits, and then runs in idle time, so that it does not compete with the loading page.
  setTimeout(() => whenIdle(() => void install().catch(() => undefined)), 4_000);
}

async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  if (isFirst && isSlowOrSaving()) return;
  await serviceWorker.register(trustedScriptUrl(settings.baseUrl + workerFile));
  if (!isFirst) return;
  (await serviceWorker.ready).active?.postMessage(filesOfThisVisit());
}

/**
 * Returns the URLs of the first page and of everything fetched since, if they belong to this site.
 * Later pages are listed only as fragments, because requesting their HTML would download them
 * twice.
 */
function filesOfThisVisit(): string[] {
  const ours = window.location.origin + settings.baseUrl;
  const files = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return [...new Set(files.map(({ name }) => name.replace(/#.*/, "")))].filter((url) => url.startsWith(ours));
}
