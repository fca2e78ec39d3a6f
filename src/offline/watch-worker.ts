/**
 * Tells when a service worker stands between this page and the network, at once if it does already.
 * @returns stops waiting
 */
export function watchWorker(onControlled: () => void): () => void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return () => {};
  if (serviceWorker.controller) onControlled();
  serviceWorker.addEventListener("controllerchange", onControlled);
  return () => serviceWorker.removeEventListener("controllerchange", onControlled);
}
