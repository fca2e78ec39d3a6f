import { withPrefix } from "gatsby";
import { EmbeddedClient } from "./embedded-client";
import type { SearchClient } from "./search-client";
import type { SearchSettings } from "./search-settings";

let client: Promise<SearchClient> | undefined;

/**
 * The one client of this visit: what it has loaded serves the modal and the search page alike. Algolia's code is fetched
 * only where Algolia is configured.
 */
export function sharedClient({ provider, algolia, contextualSearch }: SearchSettings): Promise<SearchClient> {
  client ??=
    provider === "algolia" && algolia !== null
      ? import("./algolia-client").then(({ AlgoliaClient }) => new AlgoliaClient(algolia, { contextualSearch }))
      : Promise.resolve(new EmbeddedClient(withPrefix));
  // A chunk that did not come is asked for again.
  client.catch(() => {
    client = undefined;
  });
  return client;
}
