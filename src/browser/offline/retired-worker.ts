/**
 * The worker of a site that has switched offline reading off. Browsers with the old one fetch it as an update; it
 * deletes the caches and unregisters itself. Open pages go on without it.
 */
import { deleteCaches, on, worker } from "./worker-scope";

on("install", () => void worker.skipWaiting());
on("activate", (event) => event.waitUntil(deleteCaches().then(() => worker.registration.unregister())));
