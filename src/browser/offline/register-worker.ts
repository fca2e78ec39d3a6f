import { workerFile } from "../../contract/site-files";
import { isSlowOrSaving } from "../platform/network";
import { whenIdle } from "../platform/timing";
import { trustedScriptUrl } from "../platform/trusted";
import { settings } from "../settings";

/** The worker must not compete with the page's own loading. */
const installDelayMs = 4_000;

/**
 * Registers the service worker when the browser is idle, and has it cache the first page with what has been fetched since, so
 * that it can be read offline; the worker itself sees what navigations fetch. A failure changes nothing else.
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
  active?.postMessage(filesOfThisVisit());
}

/** Pages after the first were loaded as fragments; requesting their HTML would download them twice. */
function filesOfThisVisit(): string[] {
  const ours = window.location.origin + settings.baseUrl;
  const files = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
  return [...new Set(files.map(({ name }) => name.replace(/#.*/, "")))].filter((url) => url.startsWith(ours));
}
