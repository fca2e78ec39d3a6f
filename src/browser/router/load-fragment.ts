import { type Fragment, fragmentAddress } from "../../shared/fragment";
import { sitePath } from "../platform/site-path";
import { settings } from "../settings";

/** A page that can be shown inside this document. */
export interface LoadedPage {
  readonly fragment: Fragment;
  /**
   * HTML of the navigation beside the page. Null if the page has none or the document already
   * contains it.
   */
  readonly sidebar: string | null;
}

const pages = new Map<string, Promise<LoadedPage | null>>();
const sidebars = new Map<string, Promise<string>>();

/**
 * Loads a page, once per visit.
 * @param pathname percent-encoded, with the path prefix
 * @returns the page, or null if there is no fragment from this deployment, such as for a file, a
 * redirect or an unknown address; the browser must then load the URL
 * @throws TypeError if the network fails or the page's sidebar cannot be loaded; the next call
 * tries again
 */
export function loadPage(pathname: string, priority: RequestPriority = "high"): Promise<LoadedPage | null> {
  return once(pages, pathname.replace(/\/$/, ""), () => fetchPage(pathname, priority));
}

/**
 * Returns the value of a key, and loads it only once. A failed load is forgotten, so the next call
 * tries again.
 */
function once<Loaded>(known: Map<string, Promise<Loaded>>, key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const loaded = known.get(key) ?? load();
  known.set(key, loaded);
  loaded.catch(() => known.delete(key));
  return loaded;
}

async function fetchPage(pathname: string, priority: RequestPriority): Promise<LoadedPage | null> {
  // A path below `/static/` is never a page. A file that an author puts there may have the name of
  // a fragment, so no fragment is requested.
  if (sitePath(pathname).startsWith("/static/")) return null;
  const response = await fetch(fragmentAddress(pathname), { priority });
  if (!response.ok) return null;
  const fragment = (await response.json().catch(() => null)) as Fragment | null;
  if (typeof fragment?.main !== "string" || fragment.version !== settings.version) return null;
  const file = fragment.sidebar?.file;
  if (file === undefined || document.querySelector(`[data-site-sidebar-file="${file}"]`))
    return { fragment, sidebar: null };
  return { fragment, sidebar: await loadSidebar(file, priority) };
}

/**
 * Loads the complete sidebar of an area, once per visit.
 * @throws TypeError if the network fails or the server responds with an error
 */
export function loadSidebar(file: string, priority: RequestPriority = "high"): Promise<string> {
  return once(sidebars, file, () => fetchSidebar(file, priority));
}

async function fetchSidebar(file: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(settings.baseUrl + file, { priority });
  if (!response.ok) throw new TypeError(`${file} answers ${response.status}`);
  return response.text();
}

/**
 * Returns whether a full load could work, or at least show what is wrong. For that, the page must
 * be cached, or the server must respond within ten seconds.
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    if (typeof caches !== "undefined" && (await caches.match(address.replace(/[?#].*$/, "")))) return true;
    await fetch(address, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
