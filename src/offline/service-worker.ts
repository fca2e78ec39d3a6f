import { clientsClaim, setCacheNameDetails } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { answerReachable } from "./answer-reachable";
import { cacheSuffix } from "./cache-suffix";
import { isHashedFile, isPage } from "./request-kinds";

/** The part of the worker's global scope that is used here; the project's types are those of pages. */
interface WorkerScope {
  /** Filled in by workbox-build, which looks for `self.__WB_MANIFEST` in the text. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as WorkerScope;
const { pathname: scope } = new URL(worker.registration.scope);

/** Without an answer for so long, what was kept is shown; the answer still replaces it when it comes. */
const networkTimeoutSeconds = 5;
const daySeconds = 24 * 60 * 60;

// A host may have several sites, each in a folder.
setCacheNameDetails({ prefix: "", suffix: cacheSuffix(scope) });
const cacheName = (kind: string) => `${kind}-${cacheSuffix(scope)}`;

/** Redirects and errors are not kept; a redirected answer may not be given to a navigation. */
const soundOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};

/** As many files of a kind as several areas that a reader has saved may have. */
const maxEntries = 2_000;

/** What has not been used for long goes first. Where the browser's space runs out, the whole cache goes and fills anew. */
const plugins = () => [
  soundOnly,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 180 * daySeconds, purgeOnQuotaError: true }) as WorkboxPlugin,
];

// Nothing that is kept can be wrong for a new worker, as pages come from the network: no reason to wait.
void worker.skipWaiting();
clientsClaim();
precacheAndRoute((self as unknown as WorkerScope).__WB_MANIFEST);

/** Nothing on a static host depends on the query, which Gatsby passes on to the data of a page. */
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

/** What is neither on the network nor kept: for a page the offline page, which lists what is. */
setCatchHandler(async ({ request }) => {
  const offline = request.mode === "navigate" ? await matchPrecache("offline.html") : undefined;
  return offline ? new Response(offline.body, { status: 503, headers: offline.headers }) : Response.error();
});
