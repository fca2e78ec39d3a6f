import { type LiteClient, liteClient, type SearchResponse } from "algoliasearch/lite";
import { sitePath } from "../../browser/platform/site-path";
import { groupBy } from "../../lib/lists";
import { contextFilters, type DocSearchRecord } from "../../shared/docsearch-records";
import type { PageHit, SearchAnswer, SearchRequest, SearchSettings, TextPiece } from "../model/search-types";

type Level = keyof DocSearchRecord["hierarchy"];

/** A record with its matches marked. */
interface AlgoliaHit extends DocSearchRecord {
  readonly _highlightResult?: { readonly hierarchy?: Partial<Readonly<Record<Level, { readonly value: string }>>> };
  readonly _snippetResult?: { readonly content?: { readonly value: string } };
}

/**
 * Markers around a match. Text may contain `<em>`, Algolia's default, but is not expected to
 * contain these private-use characters.
 */
export const matchStart = "\uE000";
export const matchEnd = "\uE001";

/**
 * Maximum time to wait for an answer. The official client tries several hosts, and a reader should
 * not wait for all of them.
 */
const answerTimeoutMs = 6_000;

let client: LiteClient | undefined;

/**
 * Searches on Algolia's servers.
 * @throws if the site has no Algolia account, if the request fails, or if no answer arrives in time
 */
export async function searchAlgolia(
  { query, area, limit = 10 }: SearchRequest,
  { algolia, contextualSearch }: SearchSettings,
): Promise<SearchAnswer> {
  if (algolia === null) throw new Error("site.yml has no account of Algolia");
  const { indexName } = algolia;
  const context = contextFilters(contextualSearch);
  const hits = {
    indexName,
    query,
    facetFilters: area === undefined ? context : [...context, `hierarchy.lvl0:${area}`],
    // With `distinct: 3`, this counts pages. Each page has up to three sections.
    hitsPerPage: limit,
    distinct: 3,
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
    attributesToSnippet: ["content:30"],
    snippetEllipsisText: "…",
    clickAnalytics: algolia.insights,
  };
  /**
   * A query for the number of pages in each area, regardless of the requested area.
   * With `distinct`, each page counts once.
   */
  const areas = {
    indexName,
    query,
    facetFilters: context,
    hitsPerPage: 0,
    distinct: true,
    facets: ["hierarchy.lvl0"],
    facetingAfterDistinct: true,
  };
  client ??= liteClient(algolia.appId, algolia.searchKey);
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(answerTimeoutMs).onabort = () => reject(new Error("The server did not answer in time"));
  });
  const { results } = await Promise.race([client.search({ requests: [hits, areas] as never }), late]);
  return answerOf(results as SearchResponse<AlgoliaHit>[], limit);
}

function answerOf([found, everywhere]: readonly SearchResponse<AlgoliaHit>[], limit: number): SearchAnswer {
  const pages = pagesOf(found?.hits as readonly AlgoliaHit[], found?.queryID);
  const hasMore = (found?.nbPages ?? 1) > 1;
  const counts = everywhere?.facets?.["hierarchy.lvl0"] ?? {};
  return {
    pages,
    // With `distinct`, `nbHits` counts pages. It is used only if a whole page of results came back,
    // because an index with other settings may group by section.
    total: hasMore && pages.length >= limit ? (found?.nbHits ?? pages.length) : pages.length,
    hasMore,
    mode: "all",
    areas: Object.entries(counts).map(([label, count]) => ({ id: label, label, count })),
    suggestions: [],
  };
}

/**
 * Groups hits, which are sections, by page. Keeps only the first hit of each section,
 * because it is the best.
 */
function pagesOf(hits: readonly AlgoliaHit[], queryID: string | undefined): PageHit[] {
  const byPage = groupBy(hits, ({ url }) => sitePath(new URL(url, window.location.href).pathname));
  return [...byPage].map(([path, ofPage]) => ({
    path,
    title: titleOf(ofPage[0], 1),
    area: ofPage[0].hierarchy.lvl0 ?? "",
    under: [],
    date: null,
    sections: [...groupBy(ofPage, ({ anchor }) => anchor ?? "").values()].map(([hit]) => {
      const level = [6, 5, 4, 3, 2].find((deep) => hit.hierarchy[`lvl${deep}` as Level]) ?? 1;
      const snippet = marked(hit._snippetResult?.content?.value ?? hit.content ?? "");
      const record = queryID && { objectID: hit.objectID, position: hits.indexOf(hit) + 1, queryID };
      return { anchor: hit.anchor, level, title: titleOf(hit, level), snippet, ...(record && { record }) };
    }),
  }));
}

function titleOf({ _highlightResult, hierarchy }: AlgoliaHit, level: number): TextPiece[] {
  const name = `lvl${level}` as Level;
  return marked(_highlightResult?.hierarchy?.[name]?.value ?? hierarchy[name] ?? "");
}

/** Splits text at `matchStart` and `matchEnd` into marked and unmarked pieces. */
export function marked(text: string): TextPiece[] {
  const pieces = text.split(new RegExp(`${matchStart}|${matchEnd}`));
  return pieces.map((text, at) => ({ text, marked: at % 2 === 1 })).filter(({ text }) => text !== "");
}
