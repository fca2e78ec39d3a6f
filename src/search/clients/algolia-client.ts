import { type LiteClient, liteClient } from "algoliasearch/lite";
import { sitePath } from "../../browser/platform/site-path";
import type { SiteConfig } from "../../config/read-site";
import { contextFilters, type DocSearchRecord } from "../../contract/docsearch-records";
import type { PageHit, SearchAnswer, SearchRequest, SectionHit, TextPiece } from "../model/search-types";

/** The part of Algolia's answer to a query that is read; anything may be missing. */
interface Result {
  readonly hits?: unknown;
  /** Number of groups, which are pages; see src/contract/docsearch-records.ts. */
  readonly nbHits?: number;
  /** Number of result pages of this size. */
  readonly nbPages?: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

type Level = keyof DocSearchRecord["hierarchy"];

/** A hit that can be shown; anything else may be missing from what a server sends. */
interface AlgoliaHit
  extends Pick<DocSearchRecord, "objectID" | "url">,
    Partial<Pick<DocSearchRecord, "anchor" | "content">> {
  readonly hierarchy?: Readonly<Partial<DocSearchRecord["hierarchy"]>>;
  readonly _highlightResult?: { readonly hierarchy?: Partial<Readonly<Record<Level, { readonly value?: string }>>> };
  readonly _snippetResult?: { readonly content?: { readonly value?: string } };
}

/**
 * Algolia puts these around matches instead of `<em>`: private-use characters, which no text of the site has, so that a
 * text may contain `<mark>`.
 */
export const matchStart = "\uE000";
export const matchEnd = "\uE001";

/** Algolia's limit for one query. */
const mostPages = 1_000;

/** The official client tries several hosts; a reader does not wait for all of them. */
const answerTimeoutMs = 6_000;

let client: LiteClient | undefined;

/** Searches on Algolia's servers. */
export async function searchAlgolia(
  { query, area, limit = 10 }: SearchRequest,
  { algolia, contextualSearch }: SiteConfig["search"],
): Promise<SearchAnswer> {
  if (algolia === null) throw new Error("site.yml has no account of Algolia");
  const { indexName } = algolia;
  const hitsPerPage = Math.min(limit, mostPages);
  const context = contextFilters(contextualSearch);
  const hits = {
    indexName,
    query,
    facetFilters: area === undefined ? context : [...context, `hierarchy.lvl0:${area}`],
    // With `distinct` this counts pages, each with up to that many sections.
    hitsPerPage,
    distinct: 3,
    highlightPreTag: matchStart,
    highlightPostTag: matchEnd,
    attributesToSnippet: ["content:30"],
    snippetEllipsisText: "…",
    clickAnalytics: algolia.insights,
  };
  /** Counts pages by area, regardless of the requested one; `distinct` makes each page count once. */
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
  return answerOf(results as Result[], hitsPerPage);
}

function answerOf([found, everywhere]: readonly Result[], limit: number): SearchAnswer {
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
    areas: Object.entries(counts).map(([label, count]) => ({ area: { id: label, label }, count })),
    suggestions: [],
    pending: false,
  };
}

/** Whether a value can be shown as a hit; `javascript:` addresses are rejected. */
export function isAlgoliaHit(hit: unknown): hit is AlgoliaHit {
  const { objectID, url } = (hit ?? {}) as Partial<AlgoliaHit>;
  return typeof objectID === "string" && typeof url === "string" && /^(?:https?:\/\/|\/)/.test(url);
}

/** Groups hits, which are sections, by page. Of several hits of a section the first, the best, counts. */
function gatherPages(hits: readonly AlgoliaHit[]): PageHit[] {
  const pages = new Map<string, PageHit & { readonly sections: SectionHit[] }>();
  for (const hit of hits) {
    const path = sitePath(new URL(hit.url, window.location.href).pathname);
    const label = hit.hierarchy?.lvl0 ?? "";
    const area = { id: label, label };
    const page = pages.get(path) ?? { path, title: titleOf(hit, 1), area, under: [], date: null, sections: [] };
    pages.set(path, page);
    const anchor = hit.anchor ?? null;
    if (page.sections.some((section) => section.anchor === anchor)) continue;
    const level = [6, 5, 4, 3, 2].find((deep) => hit.hierarchy?.[`lvl${deep}` as Level]) ?? 1;
    const snippet = marked(hit._snippetResult?.content?.value ?? hit.content ?? "");
    page.sections.push({ anchor, level, title: titleOf(hit, level), snippet });
  }
  return [...pages.values()];
}

function titleOf({ _highlightResult, hierarchy }: AlgoliaHit, level: number): TextPiece[] {
  const name = `lvl${level}` as Level;
  return marked(_highlightResult?.hierarchy?.[name]?.value ?? hierarchy?.[name] ?? "");
}

/** Splits a text at the marks above. */
export function marked(text: string): TextPiece[] {
  const pieces = text.split(new RegExp(`${matchStart}|${matchEnd}`));
  return pieces.map((text, at) => ({ text, marked: at % 2 === 1 })).filter(({ text }) => text !== "");
}
