import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";

/** A provider of search. The modal and the search page know nothing else of it. */
export interface SearchClient {
  /** The reader may be about to search: fetch what a first answer needs. */
  prepare(): void;
  /** The reader is searching: fetch the rest, first of all the area that the page at `path` belongs to. */
  open(path: string): void;
  /** @throws {SearchUnavailable} where no answer can be had */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Tells how loading goes; the returned function ends it. */
  onProgress(listener: (progress: SearchProgress) => void): () => void;
}

/** No answer: offline, refused, timed out, or not understood. The message is for the console, not for readers. */
export class SearchUnavailable extends Error {
  override readonly name = "SearchUnavailable";
}
