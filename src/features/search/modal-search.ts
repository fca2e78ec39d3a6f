import type { DocSearchTransformClient } from "@docsearch/react";
import type { SearchClient } from "../../search/clients/search-client";
import type { SearchAnswer, SearchProgress, SearchRequest } from "../../search/model/search-types";
import { docSearchHits, hitsPerPage, sectionsPerPage } from "./docsearch-hits";

/** What the modal shows beside the results. */
export type ModalStatus =
  | { readonly kind: "idle" }
  | { readonly kind: "answered"; readonly query: string; readonly answer: SearchAnswer }
  | { readonly kind: "failed"; readonly query: string };

/** Pages to request again when results are merged with those that are shown. */
const mostPages = 40;

/**
 * The search client of DocSearch's modal. It waits for the end of a composition, searches again as texts load, keeps
 * the shown results in place, and turns every failure into a status, since DocSearch has a screen for one kind only.
 */
export class ModalSearch {
  private composition: Promise<void> | null = null;
  private endComposition = () => {};
  private latest = "";
  private shown: { readonly query: string; readonly paths: readonly string[] } = { query: "", paths: [] };
  private progressed = waitable();

  constructor(
    private readonly client: SearchClient,
    private readonly onStatus: (status: ModalStatus) => void,
  ) {}

  /** @returns stops listening */
  listen(onProgress: (progress: SearchProgress) => void): () => void {
    return this.client.onProgress((progress) => {
      this.progressed.resolve();
      this.progressed = waitable();
      onProgress(progress);
    });
  }

  compositionStarts(): void {
    const composition = waitable();
    this.composition = composition.promise;
    this.endComposition = composition.resolve;
  }

  compositionEnds(): void {
    this.composition = null;
    this.endComposition();
  }

  get isComposing(): boolean {
    return this.composition !== null;
  }

  /** To be called when the input is empty. */
  reset(): void {
    this.latest = "";
    this.onStatus({ kind: "idle" });
  }

  /** For `transformSearchClient`. */
  readonly behind = (docSearch: DocSearchTransformClient): DocSearchTransformClient => ({
    ...docSearch,
    addAlgoliaAgent: () => {},
    search: (async ({ requests }: { requests: { query: string }[] }) => {
      const query = requests[0]?.query ?? "";
      this.latest = query;
      await this.composition;
      const answer = await this.answer(query);
      const hits = answer === null ? [] : docSearchHits(answer);
      return { results: [{ hits, nbHits: answer?.total ?? 0, queryID: answer?.queryID }] };
    }) as unknown as DocSearchTransformClient["search"],
  });

  private async answer(query: string): Promise<SearchAnswer | null> {
    try {
      let progressed = this.progressed.promise;
      let answer = await this.client.search(this.requestFor(query));
      while (answer.total === 0 && answer.pending && this.latest === query) {
        await progressed;
        progressed = this.progressed.promise;
        answer = await this.client.search(this.requestFor(query));
      }
      if (this.latest !== query) return answer;
      const stable = this.inPlace(query, answer);
      this.onStatus({ kind: "answered", query, answer: stable });
      return stable;
    } catch (error) {
      console.warn(error);
      if (this.latest === query) this.onStatus({ kind: "failed", query });
      return null;
    }
  }

  private requestFor(query: string): SearchRequest {
    const limit = this.shown.query === query ? mostPages : hitsPerPage;
    return { query, limit, sectionsPerPage };
  }

  /** Keeps the results that are shown in their place; new ones follow. */
  private inPlace(query: string, answer: SearchAnswer): SearchAnswer {
    const before = this.shown.query === query ? this.shown.paths : [];
    const rank = new Map(before.map((path, index) => [path, index]));
    const pages = [...answer.pages].sort((a, b) => (rank.get(a.path) ?? mostPages) - (rank.get(b.path) ?? mostPages));
    this.shown = { query, paths: pages.map(({ path }) => path) };
    return { ...answer, pages };
  }
}

function waitable(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
