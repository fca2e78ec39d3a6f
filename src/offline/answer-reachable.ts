import { keyOf } from "./sound-answers";

/** Answers the HEAD requests of src/runtime/prepare-page.ts: by the network, else by the cached page. */
export function answerReachable(cacheName: string) {
  return async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const cache = await caches.open(cacheName);
      if (await cache.match(keyOf(request.url))) return new Response(null, { status: 200 });
      throw error;
    }
  };
}
