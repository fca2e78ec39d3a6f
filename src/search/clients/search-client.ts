import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";

/** A search provider, as the modal and the search page see it. */
export interface SearchClient {
  /** The reader may be about to search: fetch what a first answer needs. */
  prepare(): void;
  /** The reader is searching: fetch the rest, first of all the area that the page at `path` belongs to. */
  open(path: string): void;
  /** @throws where there is no answer: offline, refused, late or not understood; the message is for the console */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Reports the progress of loading; returns a function that unsubscribes. */
  onProgress(listener: (progress: SearchProgress) => void): () => void;
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
