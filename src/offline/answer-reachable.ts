/** Answers the HEAD requests of src/runtime/prepare-page.ts: by the network, else by the cached page. */
export function answerReachable(cacheName: string) {
  return async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const cache = await caches.open(cacheName);
      // Pages are cached under GET.
      if (await cache.match(request.url, { ignoreSearch: true })) return new Response(null, { status: 200 });
      throw error;
    }
  };
}
