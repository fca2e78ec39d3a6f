/**
 * The part of a service worker's global scope that this site uses. It is declared by hand, because
 * tsconfig.json includes only the types for pages.
 */
interface WorkerScope extends EventTarget {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: readonly string[];
  waitUntil(promise: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

export const worker = self as unknown as WorkerScope;

export function on(type: string, act: (event: WorkerEvent) => void): void {
  worker.addEventListener(type, act as EventListener);
}

/**
 * The site's base path and origin. The base path identifies the site, because a host may serve
 * several.
 */
export const { pathname: scope, origin } = new URL(worker.registration.scope);

/**
 * Names of the caches. `files` is for fonts and files that never change under the same name,
 * `searches` for search files, and `pages` for pages, fragments and everything else.
 */
export const cacheNames = {
  files: `files-@${scope}`,
  pages: `pages-@${scope}`,
  searches: `searches-@${scope}`,
} as const;

/** Returns the cached response for a URL without query and hash, or undefined. */
export async function findCached(cacheName: string, address: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address);
}

export const isHtml = ({ headers }: Response) => /html/.test(headers.get("content-type") ?? "");

/** Deletes this site's caches, except those in `keptNames`. */
export async function deleteCaches(keptNames: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(`-@${scope}`) && !keptNames.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
