import { createInsightsClient, type InsightsClient } from "search-insights";
import type { AlgoliaSettings } from "./search-settings";

/** Algolia's client for usage events. It identifies a reader by a random token for one visit, and sets no cookie. */
export function usageSender({ appId, searchKey }: AlgoliaSettings): InsightsClient {
  const client = createInsightsClient(post);
  client("init", { appId, apiKey: searchKey, useCookie: false });
  return client;
}

/** Sends events, even while the page is being unloaded. Failures are ignored. */
async function post(url: string, events: Record<string, unknown>): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: "POST", body: JSON.stringify(events), keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
