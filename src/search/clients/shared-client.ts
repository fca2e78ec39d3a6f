import { withPrefix } from "gatsby";
import { EmbeddedClient } from "./embedded-client";
import type { SearchClient, SearchSettings } from "./search-client";

let client: Promise<SearchClient> | undefined;

/**
 * The one client of a visit, so that the modal and the search page share what it has loaded. Algolia's code is fetched
 * only where Algolia is configured.
 */
export function sharedClient({ provider, algolia, contextualSearch }: SearchSettings): Promise<SearchClient> {
  client ??=
    provider === "algolia" && algolia !== null
      ? import("./algolia-client").then(({ AlgoliaClient }) => new AlgoliaClient(algolia, { contextualSearch }))
      : Promise.resolve(new EmbeddedClient(withPrefix));
  // The next call retries a chunk that failed to load.
  client.catch(() => {
    client = undefined;
  });
  return client;
}
