import { withPrefix } from "gatsby";
import { manifestPath, type SearchManifest } from "../contract/search/search-files";
import { buildHash, loadPage } from "../gatsby/client/gatsby-runtime";
import { encodePath } from "../lib/paths";
import { safeLocalStorage } from "../reading/platform/storage";
import { cacheNameOf } from "./cache-suffix";

/** Parallel requests: an area has hundreds of pages, and the reader goes on reading. */
const parallelRequests = 3;

/** Storage that must be free, in bytes; the largest areas take about a third of it. */
const minFreeBytes = 20_000_000;

interface SaveResult {
  /** Pages that are not in the cache. */
  readonly failed: number;
  readonly isFull: boolean;
}

/**
 * Fetches pages, their pictures, and what the search needs, for the service worker to cache. Does not reject: failed
 * pages are counted. Asks the browser to keep what is stored even where space runs out.
 * @param paths of the pages, inside the site, decoded
 * @param onProgress called with the number of pages fetched or failed
 */
export async function saveArea(paths: readonly string[], onProgress: (done: number) => void): Promise<SaveResult> {
  if (await isFull()) return { failed: paths.length, isFull: true };
  void navigator.storage?.persist?.().catch(() => false);
  const queue = [...paths];
  const pictures = new Set<string>();
  let done = 0;
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const address = withPrefix(encodePath(path));
      // With its code and data, or the page would be without scripts.
      const [html] = await Promise.all([textOf(address), loadPage(address).catch(() => undefined)]);
      for (const picture of picturesOf(html ?? "")) pictures.add(picture);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, work));
  const code = (window.searchFiles ?? []).map((file) => withPrefix(`/${file}`));
  await Promise.all([...pictures, ...code, ...(await searchData())].map(textOf));
  return { failed: await missingPages(paths), isFull: false };
}

/** What is in this browser of an area: nothing or not all of it, all of it, or all of it as it was before a change. */
export type SavedState = "missing" | "saved" | "stale";

/**
 * Whether an area has been saved in this browser. The record alone does not count: browsers evict what they store.
 * @param area id of the sidebar
 */
export async function savedState(area: string, paths: readonly string[]): Promise<SavedState> {
  const content = safeLocalStorage.get(recordKey(area));
  if (content === null || (await missingPages(paths, 1)) > 0) return "missing";
  return content === (await contentOf(area)) ? "saved" : "stale";
}

/** Records that it has, with the content that it has now. */
export async function rememberSaved(area: string): Promise<void> {
  safeLocalStorage.set(recordKey(area), await contentOf(area));
}

const recordKey = (area: string) => `saved ${area}`;

/** Changes with the texts of an area: the names of its files in the search. Without those, with every build. */
async function contentOf(area: string): Promise<string> {
  const own = (await searchManifest())?.texts.filter((file) => file.area === area).map(({ name }) => name) ?? [];
  return own.join(" ") || `${buildHash()}`;
}

/** The worker stores an answer after passing it on; this many times it is looked for. */
const looks = 20;
const lookIntervalMs = 100;

/** How many of the pages are not in the worker's cache. */
async function missingPages(paths: readonly string[], times = looks): Promise<number> {
  // Browsers without a worker have no caches either, over plain http.
  const cache = await globalThis.caches?.open(cacheNameOf("pages", withPrefix("/"))).catch(() => undefined);
  if (!cache) return paths.length;
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter(
    (path) => !kept.has(new URL(withPrefix(encodePath(path)), window.location.href).pathname),
  );
  if (missing.length === 0 || times <= 1) return missing.length;
  await new Promise((resolve) => setTimeout(resolve, lookIntervalMs));
  return missingPages(paths, times - 1);
}

async function isFull(): Promise<boolean> {
  // Some browsers reject in private windows; then saving is tried.
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = estimate ?? {};
  return quota - usage < minFreeBytes;
}

/** Addresses in the `src` of a page's pictures, those of this host only. */
export function picturesOf(html: string): string[] {
  return [...html.matchAll(/<img\s[^>]*?\ssrc="([^"]+)"/g)].flatMap(([, src = ""]) =>
    src.startsWith("/") ? [src] : [],
  );
}

async function searchData(): Promise<string[]> {
  const manifest = await searchManifest();
  if (!manifest) return [];
  const address = withPrefix(manifestPath);
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  return [manifest.titles, ...manifest.texts.map(({ name }) => name)].map((name) => `${folder}${name}`);
}

async function searchManifest(): Promise<SearchManifest | undefined> {
  try {
    return JSON.parse((await textOf(withPrefix(manifestPath))) ?? "");
  } catch {
    // A captive portal answers every request with its own page; other providers of the search have no manifest.
    return undefined;
  }
}

async function textOf(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    // Has to be read to the end, or the download is cut off.
    const text = await response.text();
    return response.ok ? text : null;
  } catch {
    return null;
  }
}
