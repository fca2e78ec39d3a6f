/**
 * The service worker, which makes visited pages available offline. Files that never change under
 * the same name, fonts and search files come from the cache first. Everything else comes from the
 * network, or from the cache if the network fails, is slow or responds with a server error. The
 * worker does not use Workbox, because the Workbox modules that it would need are four times as
 * large as the worker, and larger than any page that they would cache.
 */
import { fontFolder, searchFolder } from "../../shared/site-files";
import { pageWithoutNetwork } from "./offline-page";
import { cacheNames, deleteCaches, findCached, isHtml, on, origin, scope, worker } from "./worker-scope";

/**
 * Digests of the files whose content never changes under the same name. src/deploy/write-worker.ts
 * sets them.
 */
declare const DIGESTS: Readonly<Record<string, string>>;

const { files, pages, searches } = cacheNames;

/**
 * Time to wait for the network before a cached response is used, in ms. A late response still
 * replaces the cached one.
 */
const networkTimeoutMs = 5_000;
/**
 * Limits on the entries in a cache, and on the size of a response in bytes. They keep the caches
 * for files and for pages below 50 MB each. In practice a cache holds about a tenth of that. The
 * cache for searches has a higher limit, because a query fetches about 20 small search files.
 */
const maxEntries = 100;
const maxSearches = 400;
const largestAnswer = 500_000;

const keyOf = ({ url }: Request) => url.replace(/[?#].*$/, "");
const nameOf = (request: Request) => new URL(request.url).pathname.slice(scope.length);

on("install", (event) => event.waitUntil(worker.skipWaiting()));

on("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), deleteCaches([files, pages, searches])])),
);

/**
 * Caches what a page fetched before the worker controlled it. Most of those files come from the
 * HTTP cache.
 */
on("message", (event) =>
  event.waitUntil(Promise.all(event.data.map((url) => answer(new Request(url), (work) => event.waitUntil(work))))),
);

on("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(origin + scope);
  if (!isOurs || request.headers.has("range") || request.cache === "no-store") return;
  event.respondWith(answer(request, (work) => event.waitUntil(work)));
});

function cacheOf(name: string): string {
  if (name.startsWith(searchFolder)) return searches;
  return name in DIGESTS || name.startsWith(fontFolder) ? files : pages;
}

async function answer(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const cacheName = cacheOf(nameOf(request));
  const cached =
    cacheName !== pages && request.cache !== "reload" ? await findCached(cacheName, keyOf(request)) : undefined;
  if (cached) return cached;
  const network = fetch(request).catch(() => undefined);
  waitUntil(network.then((response) => response && keep(cacheName, request, response.clone())));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const first = await Promise.race([network, late]);
  if (first && isSound(request, first)) return first;
  // Uses an unsound response, such as a server error, only if there is no cached copy.
  return (await findCached(cacheName, keyOf(request))) ?? (await network) ?? withoutNetwork(request);
}

function withoutNetwork(request: Request): Response | Promise<Response> {
  return request.mode === "navigate" ? pageWithoutNetwork(request) : Response.error();
}

/**
 * Returns whether a response can be trusted. A captive portal may respond to every request with a
 * page, so a response with status 200 must be HTML for a page, and must not be HTML for a file. A
 * server error cannot be trusted either.
 */
function isSound(request: Request, response: Response): boolean {
  const isPage = request.mode === "navigate" || /(?:^|\/)[^./]*(?:\.html)?$/.test(nameOf(request));
  return response.status < 500 && (response.status !== 200 || isPage === isHtml(response));
}

/**
 * Caches a response that is sound (see `isSound`), with status 200 and at most `largestAnswer`
 * bytes. Skips audio, video, redirected and empty responses, files that do not match their digest,
 * and search files that are not valid JSON. Evicts the oldest responses beyond the cache's limit.
 */
async function keep(cacheName: string, request: Request, response: Response): Promise<void> {
  const isFilm = /^(?:audio|video)/.test(response.headers.get("content-type") ?? "");
  if (response.status !== 200 || response.redirected || isFilm || !isSound(request, response)) return;
  const body = await response.clone().arrayBuffer();
  const digest = DIGESTS[nameOf(request)];
  if (body.byteLength === 0 || body.byteLength > largestAnswer) return;
  if (digest !== undefined && digest !== (await digestOf(body))) return;
  if (cacheName === searches && !isJson(body)) return;
  try {
    const cache = await caches.open(cacheName);
    await cache.put(keyOf(request), response);
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, cacheName === searches ? -maxSearches : -maxEntries).map((key) => cache.delete(key)),
    );
  } catch {
    // The disk is probably full. Deletes this cache, so that the browser does not evict other
    // sites' data.
    await caches.delete(cacheName);
  }
}

/**
 * Returns whether a search file is complete, which means valid JSON. A search file has no digest to
 * compare, because only its folder has one.
 */
function isJson(body: ArrayBuffer): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
