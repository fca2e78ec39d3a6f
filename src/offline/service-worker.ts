import { clientsClaim, setCacheNameDetails } from "workbox-core";
import type { RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { answerReachable } from "./answer-reachable";
import { cacheNameOf, cacheSuffix } from "./cache-suffix";
import { isHashedFile, isPage } from "./request-kinds";
import { soundAnswers } from "./sound-answers";

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

/** Per cache; enough for several saved areas. */
const maxEntries = 2_000;

/** The least recently used entries are evicted first; when the quota is exceeded, the whole cache is purged. */
const plugins = () => [
  soundAnswers,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 180 * daySeconds, purgeOnQuotaError: true }) as WorkboxPlugin,
];

// Pages come from the network first, so a new worker can serve those that the old one controlled.
void worker.skipWaiting();
clientsClaim();
precacheAndRoute((self as unknown as WorkerScope).__WB_MANIFEST);

const pages = new NetworkFirst({ cacheName: cacheNameOf("pages", scope), networkTimeoutSeconds, plugins: plugins() });
const data = new NetworkFirst({ cacheName: cacheNameOf("data", scope), networkTimeoutSeconds, plugins: plugins() });
const files = new CacheFirst({ cacheName: cacheNameOf("files", scope), plugins: plugins() });

/** Requests for a part of a file are the server's to answer: copies are whole. */
const isOurs = ({ sameOrigin, request }: RouteMatchCallbackOptions) => sameOrigin && !request.headers.has("range");
registerRoute((asked) => isOurs(asked) && isHashedFile(asked.url.pathname, scope), files);
registerRoute((asked) => isOurs(asked) && isPage(asked.url.pathname, scope, asked.request.mode), pages);
registerRoute((asked) => isOurs(asked) && /\.(?:json|svg|png|ico|webmanifest)$/.test(asked.url.pathname), data);
registerRoute(({ sameOrigin }) => sameOrigin, answerReachable(cacheNameOf("pages", scope)), "HEAD");

/** Neither the network nor the cache has it: a navigation gets the offline page, which lists the cached pages. */
setCatchHandler(async ({ request }) => {
  const offline = request.mode === "navigate" ? await matchPrecache("offline.html") : undefined;
  return offline ? new Response(offline.body, { status: 503, headers: offline.headers }) : Response.error();
});
