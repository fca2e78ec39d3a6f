import { clientsClaim, setCacheNameDetails } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { answerReachable } from "./answer-reachable";
import { cacheSuffix } from "./cache-suffix";
import { isHashedFile, isPage } from "./request-kinds";

/** The part of the worker's global scope that is used here; tsconfig.json has the types of pages. */
interface WorkerScope {
  /** Filled in by workbox-build, which searches the code for `self.__WB_MANIFEST`. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as WorkerScope;
const { pathname: scope } = new URL(worker.registration.scope);

/** After this time the cached response is used; the late answer still updates the cache. */
const networkTimeoutSeconds = 5;
const daySeconds = 24 * 60 * 60;

// A host may serve several sites, each in a folder.
setCacheNameDetails({ prefix: "", suffix: cacheSuffix(scope) });
const cacheName = (kind: string) => `${kind}-${cacheSuffix(scope)}`;

/** Does not cache errors, nor redirected responses, which browsers reject for a navigation. */
const soundOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** Per cache; enough for several saved areas. */
const maxEntries = 2_000;

/** The least recently used entries are evicted first; when the quota is exceeded, the whole cache is purged. */
const plugins = () => [
  soundOnly,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 180 * daySeconds, purgeOnQuotaError: true }) as WorkboxPlugin,
];

// Pages come from the network first, so a new worker can serve those that the old one controlled.
void worker.skipWaiting();
clientsClaim();
precacheAndRoute((self as unknown as WorkerScope).__WB_MANIFEST);

/** On a static host nothing depends on the query, which Gatsby appends to page-data addresses. */
const matchOptions = { ignoreSearch: true };
const pages = new NetworkFirst({
  cacheName: cacheName("pages"),
  networkTimeoutSeconds,
  matchOptions,
  plugins: plugins(),
});
const data = new NetworkFirst({
  cacheName: cacheName("data"),
  networkTimeoutSeconds,
  matchOptions,
  plugins: plugins(),
});
const files = new CacheFirst({ cacheName: cacheName("files"), plugins: plugins() });

registerRoute(({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname, scope), files);
registerRoute(({ url, sameOrigin, request }) => sameOrigin && isPage(url.pathname, scope, request.mode), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && /\.(?:json|svg|png|ico|webmanifest)$/.test(url.pathname), data);
registerRoute(({ sameOrigin }) => sameOrigin, answerReachable(cacheName("pages")), "HEAD");

/** Neither the network nor the cache has it: a navigation gets the offline page, which lists the cached pages. */
setCatchHandler(async ({ request }) => {
  const offline = request.mode === "navigate" ? await matchPrecache("offline.html") : undefined;
  return offline ? new Response(offline.body, { status: 503, headers: offline.headers }) : Response.error();
});
