/**
 * Calls back when a service worker controls this page, at once if it does already.
 * @returns stops watching
 */
export function watchWorker(onControlled: () => void): () => void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return () => {};
  if (serviceWorker.controller) onControlled();
  serviceWorker.addEventListener("controllerchange", onControlled);
  return () => serviceWorker.removeEventListener("controllerchange", onControlled);
}
