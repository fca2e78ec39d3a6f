import { workerFile } from "../../shared/site-files";
import { isSlowOrSaving } from "../platform/network";
import { whenIdle } from "../platform/timing";
import { trustedScriptUrl } from "../platform/trusted";
import { settings } from "../settings";

/**
 * Registers the service worker, and makes it cache what the page has already fetched. A failure has
 * no other effect.
 */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Waits, and then runs in idle time, so as not to compete with the loading of the page.
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
 * Pages after the first were loaded as fragments. Requesting their HTML would download them twice.
 */
function filesOfThisVisit(): string[] {
  const ours = window.location.origin + settings.baseUrl;
  const files = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return [...new Set(files.map(({ name }) => name.replace(/#.*/, "")))].filter((url) => url.startsWith(ours));
}
