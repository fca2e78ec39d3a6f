import type { InsightsClient } from "search-insights";
import type { AlgoliaSettings } from "./search-settings";

/** `InsightsClient` without the types of the arguments, which DocSearch passes. */
type Send = (...call: unknown[]) => unknown;

let loading: Promise<Send> | undefined;

/**
 * The function through which DocSearch reports viewed and chosen results to Algolia. DocSearch would load it from another
 * host, which the Content-Security-Policy forbids; this one is part of the site, and comes at the first call. It knows a
 * reader by a random token for one visit, and sets no cookie. If nothing arrives, the search works as before.
 */
export function usageEvents({ appId, searchKey }: AlgoliaSettings): InsightsClient {
  const load = async () => {
    const { createInsightsClient } = await import("search-insights");
    const client = createInsightsClient(post);
    client("init", { appId, apiKey: searchKey, useCookie: false });
    return client as Send;
  };
  const pass = async (...call: unknown[]) => {
    loading ??= load();
    return loading.then((send) => send(...call)).catch(() => undefined);
  };
  return pass as InsightsClient;
}

/** Also while the page is being left. */
async function post(url: string, events: Record<string, unknown>): Promise<boolean> {
  return (await fetch(url, { method: "POST", body: JSON.stringify(events), keepalive: true })).ok;
}
