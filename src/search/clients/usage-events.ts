import type { InsightsClient } from "search-insights";
import type { AlgoliaSettings } from "./search-settings";

/** `InsightsClient` without the types of each method's arguments, which are DocSearch's affair here. */
type Send = (...call: unknown[]) => unknown;

let loading: Promise<Send> | undefined;

/**
 * What DocSearch tells of results that are viewed and chosen goes to Algolia through this function. DocSearch would load the
 * sender from a host of its own, which the Content-Security-Policy forbids; this one's code is the site's own, and is fetched
 * at the first call. Nothing waits for it: where it does not come, nothing is sent, and search is as usable as before.
 */
export function usageEvents(settings: AlgoliaSettings): InsightsClient {
  const pass: Send = (...call) => {
    loading ??= import("./usage-sender").then(({ usageSender }) => usageSender(settings) as Send);
    loading.then(
      (send) => send(...call),
      () => {
        loading = undefined;
      },
    );
  };
  return pass as InsightsClient;
}
