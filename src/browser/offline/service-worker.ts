import { clientsClaim, setCacheNameDetails } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { pathAttribute } from "../../contract/browser-settings";
import { type Fragment, fragmentAddress } from "../../contract/fragment";

/** Written by src/postbuild/write-worker.ts: what is fetched at once, and the digests of files that never change. */
declare const PRECACHE: PrecacheEntry[];
declare const DIGESTS: Readonly<Record<string, string>>;

/** The part of the worker's global scope that is used here; tsconfig.json has the types of pages. */
const worker = self as unknown as { readonly registration: { readonly scope: string }; skipWaiting(): Promise<void> };
const { pathname: scope } = new URL(worker.registration.scope);
const nameOf = (url: string | URL) => new URL(url).pathname.slice(scope.length);

/** After this time the cached response is used; the late answer still updates the cache. */
const networkTimeoutSeconds = 5;
/** Entries of a cache times the largest answer that is kept is at most 50 MB, and mostly a tenth of it. */
const maxEntries = 100;
const largestAnswer = 500_000;

// A host may serve several sites, each in a folder.
setCacheNameDetails({ prefix: "", suffix: `@${scope}` });
void worker.skipWaiting();
clientsClaim();
precacheAndRoute(PRECACHE);

const typeOf = (name: string) => (/\.(\w+)$/.exec(name)?.[1] ?? "html").replace("md", "markdown");

/** Keeps answers that are what their address names: a captive portal answers everything with a page, a cut one is shorter. */
const sound: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ""),
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || response.redirected) return null;
    const body = await response.clone().arrayBuffer();
    if (body.byteLength === 0 || body.byteLength > largestAnswer) return null;
    const digest = DIGESTS[nameOf(request.url)];
    if (digest !== undefined) return (await digestOf(body)) === digest ? response : null;
    return /^(?:audio|video)/.test(response.headers.get("content-type") ?? "") ? null : response;
  },
  // A server that fails, or answers a script with a page, is a network that fails: a copy is better.
  fetchDidSucceed: async ({ request, response }) => {
    const isPage = typeOf(nameOf(request.url)) === "html" || request.mode === "navigate";
    const isHtml = /html/.test(response.headers.get("content-type") ?? "");
    if (response.status >= 500 || (response.status === 200 && isPage !== isHtml))
      throw new Error(`${response.url} answers ${response.status}`);
    return response;
  },
};
const plugins = [sound, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin];
const files = new CacheFirst({ cacheName: `files-@${scope}`, plugins });
const pages = new NetworkFirst({ cacheName: `pages-@${scope}`, networkTimeoutSeconds, plugins });

registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.cache !== "reload" && nameOf(url) in DIGESTS,
  files,
);
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && !request.headers.has("range") && request.cache !== "no-store",
  pages,
);

/** A page that was only reached inside a document has no HTML of its own here: its fragment goes into that of another one. */
setCatchHandler(async ({ request }) => {
  // The server's own words, where it fails and there is no copy.
  const answer = await fetch(request).catch(() => undefined);
  if (answer || request.mode !== "navigate") return answer ?? Response.error();
  const cache = await caches.open(`pages-@${scope}`);
  const fragment = await cache.match(new URL(fragmentAddress(new URL(request.url).pathname), request.url).href);
  const known = fragment && (await htmlOf(cache));
  if (known)
    return new Response(withFragment(known, (await fragment.json()) as Fragment), {
      headers: { "Content-Type": "text/html" },
    });
  const offline = await matchPrecache("offline.html");
  return offline ? new Response(offline.body, { status: 503, headers: offline.headers }) : Response.error();
});

async function htmlOf(cache: Cache): Promise<string | undefined> {
  for (const key of await cache.keys()) {
    const answer = await cache.match(key);
    const html = /html/.test(answer?.headers.get("content-type") ?? "") ? await answer?.text() : undefined;
    if (html?.includes("<main ")) return html;
  }
  return undefined;
}

function withFragment(html: string, { title, main, path }: Fragment): string {
  const titled = html
    .replace(/<title>[^<]*/, () => `<title>${title.replace(/[<&]/g, "")}`)
    .replace(new RegExp(`(<html[^>]* ${pathAttribute}=")[^"]*`), (_, before) => before + path);
  return (
    titled.slice(0, titled.indexOf("<main ")) + main + titled.slice(titled.lastIndexOf("</main>") + "</main>".length)
  );
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
