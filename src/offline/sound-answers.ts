import type { WorkboxPlugin } from "workbox-core/types.js";

/** On a static host nothing depends on the query: one address, one copy, and no search term is kept. */
export function keyOf(url: string): string {
  const key = new URL(url);
  key.search = "";
  key.hash = "";
  return key.href;
}

/** Whether an answer is HTML where HTML is due, and only there: captive portals and some hosts send a page for anything. */
function hasRightType(response: Response, pathname: string, isNavigation: boolean): boolean {
  const isHtml = /^(?:text\/html|application\/xhtml)/.test(response.headers.get("content-type") ?? "");
  return isHtml === (isNavigation || !/\.(?!html$)[a-z\d]+$/i.test(pathname));
}

/** Whether an answer may be cached: no errors, no redirected ones, which browsers reject for a navigation. */
export function mayBeKept(response: Response, request: Request): boolean {
  const { pathname } = new URL(request.url);
  return response.status === 200 && !response.redirected && hasRightType(response, pathname, isNavigation(request));
}

/** Whether a good copy is better than this answer: the server fails, or something answers in its place. */
export function isWorseThanCopy(response: Response, request: Request): boolean {
  const { pathname } = new URL(request.url);
  return (
    response.status >= 500 || (response.status === 200 && !hasRightType(response, pathname, isNavigation(request)))
  );
}

function isNavigation({ mode }: Request): boolean {
  return mode === "navigate";
}

/** Keeps one copy of each address, and lets nothing but a sound answer be it or go before it. */
export const soundAnswers: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) => (mayBeKept(response, request) ? response : null),
  fetchDidSucceed: async ({ request, response, state }) => {
    if (!isWorseThanCopy(response, request)) return response;
    if (state) state["failed"] = response;
    // To the strategy this is a network that fails, so it looks for a copy.
    throw new Error(`${request.url} answers ${response.status}`);
  },
  // Without one the answer is the server's.
  handlerDidError: async ({ state }) => state?.["failed"] as Response | undefined,
};
