import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";

/** A search provider, as the modal and the search page see it. */
export interface SearchClient {
  /** The reader may be about to search: fetch what a first answer needs. */
  prepare(): void;
  /** The reader is searching: fetch the rest, first of all the area that the page at `path` belongs to. */
  open(path: string): void;
  /** @throws {SearchUnavailable} where there is no answer */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Reports the progress of loading; returns a function that unsubscribes. */
  onProgress(listener: (progress: SearchProgress) => void): () => void;
}

/** No answer: offline, refused, timed out, or not understood. The message is for the console, not for readers. */
export class SearchUnavailable extends Error {
  override readonly name = "SearchUnavailable";
}

/** `site.siteMetadata.search`, as the static query gives it. */
export interface SearchSettings {
  readonly provider: string;
  readonly searchPagePath: string;
  readonly contextualSearch: boolean;
  readonly algolia: AlgoliaSettings | null;
}

export interface AlgoliaSettings {
  readonly appId: string;
  readonly searchKey: string;
  readonly indexName: string;
  readonly insights: boolean;
}

/** Name of the index, for requests and for DocSearch's stored searches. */
export function indexName({ algolia }: SearchSettings): string {
  return algolia?.indexName ?? "site";
}
