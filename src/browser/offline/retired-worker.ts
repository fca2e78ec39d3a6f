/**
 * The worker of a site that has switched offline reading off. Browsers with the old one fetch it as an update; it
 * deletes the caches and unregisters itself. Open pages go on without it.
 */
interface WorkerScope extends EventTarget {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
}

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

const worker = self as unknown as WorkerScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => (event as WorkerEvent).waitUntil(retire()));

async function retire(): Promise<void> {
  const ours = `-@${new URL(worker.registration.scope).pathname}`;
  const names = (await caches.keys()).filter((name) => name.endsWith(ours));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
