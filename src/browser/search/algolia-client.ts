import { liteClient } from "algoliasearch/lite";
import { gatherPages, isAlgoliaHit, matchEnd, matchStart } from "./algolia-hits";
import { type SearchClient, SearchUnavailable } from "./search-client";
import type { AlgoliaSettings } from "./search-settings";
import type { SearchAnswer, SearchRequest } from "./search-types";

interface Context {
  readonly contextualSearch: boolean;
}

/** Pages outside the docs, and the docs of the one version there is. */
const versionTags = ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"];

/** The official client tries several hosts; a reader does not wait for all of them. */
const patience = 6_000;

/** Search by Algolia's servers. */
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

  async search({ query, area, limit = 10 }: SearchRequest): Promise<SearchAnswer> {
    const { indexName, insights } = this.settings;
    const shared = { indexName, query, facets: ["hierarchy.lvl0"] };
    const requests = [
      {
        ...shared,
        facetFilters: this.filters(area),
        hitsPerPage: limit,
        highlightPreTag: matchStart,
        highlightPostTag: matchEnd,
        attributesToSnippet: ["content:30"],
        snippetEllipsisText: "…",
        clickAnalytics: insights,
      },
      // Numbers of the other areas, which the first request leaves out.
      ...(area === undefined ? [] : [{ ...shared, facetFilters: this.filters(undefined), hitsPerPage: 0 }]),
    ];
    try {
      const { results } = await inTime(this.client.search({ requests: requests as never }));
      return answerOf(results);
    } catch (error) {
      throw new SearchUnavailable(String(error), { cause: error });
    }
  }

  private filters(area: string | undefined): (string | string[])[] {
    const context = this.context.contextualSearch ? [`language:${document.documentElement.lang}`, versionTags] : [];
    return area === undefined ? context : [...context, `hierarchy.lvl0:${area}`];
  }
}

function answerOf(results: unknown): SearchAnswer {
  const [found, everywhere] = results as { hits?: unknown; nbHits?: number; queryID?: string; facets?: Facets }[];
  if (!Array.isArray(found?.hits)) throw new Error("The server's answer has no hits");
  const pages = gatherPages(found.hits.filter(isAlgoliaHit));
  const counts = (everywhere ?? found).facets?.["hierarchy.lvl0"] ?? {};
  return {
    pages,
    total: found.nbHits ?? pages.length,
    mode: "all",
    areas: Object.entries(counts).map(([label, count]) => ({ area: { id: label, label, tag: "" }, count })),
    suggestions: [],
    pending: false,
    queryID: found.queryID,
  };
}

type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The server did not answer in time")), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
