import type { SiteConfig } from "../../config/read-site";
import { EmbeddedClient } from "./embedded-client";

/** `site.siteMetadata.search`. */
export type SearchSettings = SiteConfig["search"];

type SearchClient = Pick<EmbeddedClient, "prepare" | "open" | "search" | "onProgress">;

let client: SearchClient | undefined;

/** The one client of a visit, so that the dialog and the search page share what it has loaded. */
export function sharedClient(settings: SearchSettings): SearchClient {
  client ??= settings.algolia ? algoliaClient(settings) : new EmbeddedClient();
  return client;
}

/** Algolia has everything on its servers; its code is fetched only where it is configured. */
function algoliaClient(settings: SearchSettings): SearchClient {
  const load = () => import("./algolia-client");
  return {
    prepare: () => void load().catch(() => {}),
    open: () => {},
    search: async (request) => (await load()).searchAlgolia(request, settings),
    onProgress: () => () => {},
  };
}
