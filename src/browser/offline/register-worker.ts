import { workerFile } from "../../contract/site-files";
import { isSlowOrSaving } from "../platform/network";
import { whenIdle } from "../platform/timing";
import { trustedScriptUrl } from "../platform/trusted";
import { settings } from "../settings";

/** Registers the service worker, and has it cache what was fetched before. A failure changes nothing else. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  // Late and in idle time: it must not compete with the page's own loading.
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

/** Pages after the first were loaded as fragments; requesting their HTML would download them twice. */
function filesOfThisVisit(): string[] {
  const ours = window.location.origin + settings.baseUrl;
  const files = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return [...new Set(files.map(({ name }) => name.replace(/#.*/, "")))].filter((url) => url.startsWith(ours));
}
