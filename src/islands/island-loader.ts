import type { IslandLoader } from "../browser/islands";

/** Loads the code of the islands for src/browser. In the built site, each import is a bundle. */
export const islandLoader: IslandLoader = {
  react: () => import("./react"),
  renderer: () => import("./render-island"),
  searchWorker: async () => (await import("../search/clients/worker-client")).prepareWorker(),
};
