import { withPrefix } from "gatsby";
import { manifestPath, type SearchManifest } from "../contract/search/search-files";
import { buildHash, loadPage } from "../gatsby/client/gatsby-runtime";
import { encodePath } from "../lib/paths";
import { safeLocalStorage } from "../reading/platform/storage";

/** Parallel requests: an area has hundreds of pages, and the reader goes on reading. */
const parallelRequests = 3;

/** Storage that must be free, in bytes; the largest areas take about a third of it. */
const minFreeBytes = 20_000_000;

interface SaveResult {
  /** Pages that could not be fetched. */
  readonly failed: number;
  readonly isFull: boolean;
}

/**
 * Fetches pages, their pictures, and what the search needs, for the service worker to cache. Does not reject: failed
 * pages are counted.
 * @param paths of the pages, inside the site, decoded
 * @param onProgress called with the number of pages fetched or failed
 */
export async function saveArea(paths: readonly string[], onProgress: (done: number) => void): Promise<SaveResult> {
  if (await isFull()) return { failed: paths.length, isFull: true };
  const queue = [...paths];
  const pictures = new Set<string>();
  let done = 0;
  let failed = 0;
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const address = withPrefix(encodePath(path));
      // With its code and data, or the page would be without scripts.
      const [html] = await Promise.all([textOf(address), loadPage(address).catch(() => undefined)]);
      if (html === null) failed += 1;
      else for (const picture of picturesOf(html)) pictures.add(picture);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: parallelRequests }, work));
  const code = (window.searchFiles ?? []).map((file) => withPrefix(`/${file}`));
  await Promise.all([...pictures, ...code, ...(await searchData())].map(textOf));
  return { failed, isFull: false };
}

/** Whether the area of this build has been saved in this browser. */
export function isSaved(paths: readonly string[]): boolean {
  return safeLocalStorage.get(savedKey(paths)) === savedAs(paths);
}

/** Records that it has. */
export function rememberSaved(paths: readonly string[]): void {
  safeLocalStorage.set(savedKey(paths), savedAs(paths));
}

const savedKey = ([first]: readonly string[]) => `saved ${first}`;

/** Another build, or another number of pages, has to be saved again. */
const savedAs = ({ length }: readonly string[]) => `${buildHash()} ${length}`;

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
  const address = withPrefix(manifestPath);
  const text = await textOf(address);
  if (text === null) return [];
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  try {
    const { titles, texts } = JSON.parse(text) as SearchManifest;
    return [titles, ...texts.map(({ name }) => name)].map((name) => `${folder}${name}`);
  } catch {
    // A captive portal answers every request with its own page.
    return [];
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
