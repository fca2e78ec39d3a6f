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
