import insightsClient from "search-insights";
import type { SearchSettings } from "../model/search-types";

/** A search result as Algolia's Insights API identifies it. */
export interface AlgoliaRecord {
  readonly objectID: string;
  /** Position among the results of its query, from 1. */
  readonly position: number;
  readonly queryID: string;
}

/** Delay after the last result is shown, as in DocSearch. */
const pauseMs = 400;
/** Maximum number of results in a report, as in DocSearch. */
const batch = 20;

type Account = NonNullable<SearchSettings["algolia"]>;

let isStarted = false;
let waiting = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports to Algolia which results a reader has seen. The owner enables this with
 * `search.algolia.insights`.
 */
export function reportViewed(records: readonly AlgoliaRecord[], account: Account): void {
  for (const { objectID } of records) waiting.add(objectID);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const seen = [...waiting];
    waiting = new Set();
    for (let from = 0; from < seen.length; from += batch) {
      const objectIDs = seen.slice(from, from + batch);
      started(account)("viewedObjectIDs", { index: account.indexName, eventName: "Items Viewed", objectIDs });
    }
  }, pauseMs);
}

/** Reports which result a reader has opened. */
export function reportClicked({ objectID, position, queryID }: AlgoliaRecord, account: Account): void {
  started(account)("clickedObjectIDsAfterSearch", {
    index: account.indexName,
    eventName: "Item Selected",
    objectIDs: [objectID],
    positions: [position],
    queryID,
  });
}

function started({ appId, searchKey: apiKey }: Account): typeof insightsClient {
  // Disables the cookie, so that the reader's identifier lasts only for this visit.
  if (!isStarted) insightsClient("init", { appId, apiKey, useCookie: false });
  isStarted = true;
  return insightsClient;
}
