/**
 * The part of a service worker's global scope that this site uses. The types in tsconfig.json are
 * those of pages.
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

/** The base path of this site. A host may serve several sites. */
export const { pathname: scope, origin } = new URL(worker.registration.scope);

/**
 * Names of the caches: files that never change, pages with their fragments, and files of the
 * search.
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

/** Deletes the caches of this site except those named. */
export async function deleteCaches(keptNames: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(`-@${scope}`) && !keptNames.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
