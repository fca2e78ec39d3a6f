import { createInsightsClient, type InsightsClient } from "search-insights";
import type { AlgoliaSettings } from "./search-settings";

/** Algolia's own sender of usage events. A reader is known to it for one visit, by a random name; it sets no cookie. */
export function usageSender({ appId, searchKey }: AlgoliaSettings): InsightsClient {
  const client = createInsightsClient(post);
  client("init", { appId, apiKey: searchKey, useCookie: false });
  return client;
}

/** Sends events, also from a page that is being left. That they did not arrive is nothing to a reader. */
async function post(url: string, events: Record<string, unknown>): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: "POST", body: JSON.stringify(events), keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
