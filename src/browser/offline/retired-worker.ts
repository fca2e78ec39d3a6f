/**
 * Replaces the service worker of a site that has turned off offline reading. It deletes the caches
 * and unregisters itself.
 */
import { deleteCaches, on, worker } from "./worker-scope";

on("install", () => void worker.skipWaiting());
on("activate", (event) => event.waitUntil(deleteCaches().then(() => worker.registration.unregister())));
