/**
 * Answers the question whether a page can be reached (src/runtime/prepare-page.ts asks it with HEAD): by the network, and
 * without one by a copy of the page.
 */
export function answerReachable(cacheName: string) {
  return async ({ request }: { readonly request: Request }): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const cache = await caches.open(cacheName);
      // The copy was kept under GET.
      if (await cache.match(request.url, { ignoreSearch: true })) return new Response(null, { status: 200 });
      throw error;
    }
  };
}
