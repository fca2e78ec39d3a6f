import type { InsightsClient } from "search-insights";
import type { AlgoliaSettings } from "./search-settings";

/** `InsightsClient` without the types of the arguments, which DocSearch passes. */
type Send = (...call: unknown[]) => unknown;

let loading: Promise<Send> | undefined;

/**
 * The function through which DocSearch reports viewed and chosen results to Algolia. DocSearch would load it from
 * another host, which the Content-Security-Policy forbids; this one is part of the site, and is loaded at the first
 * call. If that fails, nothing is sent, and the search works as before.
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
