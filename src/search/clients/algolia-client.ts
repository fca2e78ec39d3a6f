import { liteClient } from "algoliasearch/lite";
import type { SearchAnswer, SearchRequest } from "../model/search-types";
import { gatherPages, isAlgoliaHit, matchEnd, matchStart } from "./algolia-hits";
import type { AlgoliaSettings, SearchClient } from "./search-client";

interface Context {
  readonly contextualSearch: boolean;
}

/** The part of Algolia's answer to a query that is read; anything may be missing. */
interface Result {
  readonly hits?: unknown;
  /** Number of groups, which are pages; see src/contract/docsearch-records.ts. */
  readonly nbHits?: number;
  /** Number of result pages of this size. */
  readonly nbPages?: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Pages outside the docs, and the docs in their only version. */
const versionTags = ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"];

/** Algolia's limit for one query. */
const mostPages = 1_000;

/** The official client tries several hosts; a reader does not wait for all of them. */
const answerTimeoutMs = 6_000;

/** Search on Algolia's servers. */
export class AlgoliaClient implements SearchClient {
  private readonly client;

  constructor(
    private readonly settings: AlgoliaSettings,
    private readonly context: Context,
  ) {
    this.client = liteClient(settings.appId, settings.searchKey);
  }

  prepare(): void {}

  open(): void {}

  onProgress(): () => void {
    return () => {};
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const requests = [this.hitsOf(request), ...(request.withAreas ? [this.areasOf(request)] : [])];
    try {
      const { results } = await inTime(this.client.search({ requests: requests as never }));
      return answerOf(results, pagesAskedFor(request));
    } catch (error) {
      throw new Error(String(error), { cause: error });
    }
  }

  private hitsOf(request: SearchRequest) {
    const { query, area, sectionsPerPage = 3 } = request;
    return {
      indexName: this.settings.indexName,
      query,
      facetFilters: this.filters(area),
      // With `distinct` this counts pages, each with up to that many sections.
      hitsPerPage: pagesAskedFor(request),
      distinct: sectionsPerPage,
      highlightPreTag: matchStart,
      highlightPostTag: matchEnd,
      attributesToSnippet: ["content:30"],
      snippetEllipsisText: "…",
      clickAnalytics: this.settings.insights,
    };
  }

  /** Counts pages by area, regardless of the requested one; `distinct` makes each page count once. */
  private areasOf({ query }: SearchRequest) {
    return {
      indexName: this.settings.indexName,
      query,
      facetFilters: this.filters(undefined),
      hitsPerPage: 0,
      distinct: true,
      facets: ["hierarchy.lvl0"],
      facetingAfterDistinct: true,
    };
  }

  private filters(area: string | undefined): (string | string[])[] {
    const context = this.context.contextualSearch ? [`language:${document.documentElement.lang}`, versionTags] : [];
    return area === undefined ? context : [...context, `hierarchy.lvl0:${area}`];
  }
}

function pagesAskedFor({ limit = 10 }: SearchRequest): number {
  return Math.min(limit, mostPages);
}

function answerOf(results: unknown, limit: number): SearchAnswer {
  const [found, everywhere] = results as Result[];
  if (!Array.isArray(found?.hits)) throw new Error("The server's answer has no hits");
  const pages = gatherPages(found.hits.filter(isAlgoliaHit));
  const hasMore = (found.nbPages ?? 1) > 1;
  const counts = everywhere?.facets?.["hierarchy.lvl0"] ?? {};
  return {
    pages,
    // An index with other settings may group by section; then only the pages received can be counted.
    total: hasMore && pages.length >= limit ? (found.nbHits ?? pages.length) : pages.length,
    hasMore,
    mode: "all",
    areas: Object.entries(counts).map(([label, count]) => ({ area: { id: label, label, tag: "" }, count })),
    suggestions: [],
    pending: false,
  };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The server did not answer in time")), answerTimeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
