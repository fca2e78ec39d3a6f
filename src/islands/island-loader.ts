import type { IslandLoader } from "../browser/islands";

/**
 * Loader for the islands' code. gatsby-browser.tsx passes it to src/browser. In the built site,
 * each import loads a separate bundle.
 */
export const islandLoader: IslandLoader = {
  react: () => import("./react"),
  renderer: () => import("./render-island"),
  searchWorker: async () => (await import("../search/clients/worker-client")).prepareWorker(),
};
