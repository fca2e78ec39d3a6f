import { withPrefix } from "gatsby";
import { manifestPath, type SearchManifest } from "../contract/search/search-files";
import { buildHash, loadPage } from "../gatsby/client/gatsby-runtime";
import { encodePath } from "../lib/paths";
import { safeLocalStorage } from "../reading/platform/storage";

/** Requests at the same time: an area has up to some hundred pages, and the reader goes on reading. */
const lanes = 3;

/** Bytes the browser must have left; the largest areas take about a third of it. */
const room = 20_000_000;

interface SaveResult {
  /** Pages that did not come. */
  readonly failed: number;
  readonly isFull: boolean;
}

/**
 * Fetches pages, their pictures, and what the search needs; the service worker keeps what passes through it. Never fails
 * as a whole: what did not come is counted.
 * @param paths of the pages, inside the site, decoded
 * @param onProgress told how many pages have come or failed
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
      // Its code and data too, else it could only be read.
      const [html] = await Promise.all([textOf(address), loadPage(address).catch(() => undefined)]);
      if (html === null) failed += 1;
      else for (const picture of picturesOf(html)) pictures.add(picture);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  const code = (window.searchFiles ?? []).map((file) => withPrefix(`/${file}`));
  await Promise.all([...pictures, ...code, ...(await searchData())].map(textOf));
  return { failed, isFull: false };
}

/** Whether this build's area has been saved in this browser before. */
export function isSaved(paths: readonly string[]): boolean {
  return safeLocalStorage.get(savedKey(paths)) === savedAs(paths);
}

/** Remembers that it has. */
export function rememberSaved(paths: readonly string[]): void {
  safeLocalStorage.set(savedKey(paths), savedAs(paths));
}

const savedKey = ([first]: readonly string[]) => `saved ${first}`;

/** Another build, or another number of pages, is worth saving anew. */
const savedAs = ({ length }: readonly string[]) => `${buildHash()} ${length}`;

async function isFull(): Promise<boolean> {
  // Some browsers refuse to say in a private window; then it is tried.
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = estimate ?? {};
  return quota - usage < room;
}

/** The pictures that a page shows at their plain size. */
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
    // A network that asks people to sign in answers everything with its own page.
    return [];
  }
}

async function textOf(address: string): Promise<string | null> {
  try {
    const response = await fetch(address);
    // Read to the end, else it does not all arrive.
    const text = await response.text();
    return response.ok ? text : null;
  } catch {
    return null;
  }
}
