/**
 * The service worker, which makes visited pages available offline. Files with a hash in their name
 * come from the cache first. Everything else comes from the network, or from the cache if the
 * network fails or is slow. This does not use Workbox, because the modules that it would need are
 * four times as large, and larger than any page they would cache.
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
 * The cached response is used after this time. The late response still replaces it in the cache.
 */
const networkTimeoutMs = 5_000;
/**
 * Limits that keep each cache below 50 MB. In practice a cache holds about a tenth of that. A query
 * fetches about 20 small files of the search.
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

async function answer(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const name = nameOf(request);
  const cacheName = name.startsWith(searchFolder)
    ? searches
    : name in DIGESTS || name.startsWith(fontFolder)
      ? files
      : pages;
  const cached =
    cacheName !== pages && request.cache !== "reload" ? await findCached(cacheName, keyOf(request)) : undefined;
  if (cached) return cached;
  const network = fetch(request).catch(() => undefined);
  waitUntil(network.then((response) => response && keep(cacheName, request, response.clone())));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const first = await Promise.race([network, late]);
  if (first && isSound(request, first)) return first;
  // Uses the server's error response only if there is no cached copy.
  return (await findCached(cacheName, keyOf(request))) ?? (await network) ?? withoutNetwork(request);
}

function withoutNetwork(request: Request): Response | Promise<Response> {
  return request.mode === "navigate" ? pageWithoutNetwork(request) : Response.error();
}

/**
 * Returns whether a response has the type that its URL implies. A captive portal responds to every
 * request with a page.
 */
function isSound(request: Request, response: Response): boolean {
  const isPage = request.mode === "navigate" || /(?:^|\/)[^./]*(?:\.html)?$/.test(nameOf(request));
  return response.status < 500 && (response.status !== 200 || isPage === isHtml(response));
}

/** Caches a valid, complete response, and evicts the oldest ones beyond the limit. */
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
    // The disk is full. Deletes this cache, so that the browser does not evict data of other sites.
    await caches.delete(cacheName);
  }
}

/**
 * Returns whether a file of the search is complete. The file has no digest, only its folder does.
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
