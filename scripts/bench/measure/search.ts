import { measureFirstAnswer } from "../../bench-search/in-browser";
import { readSite } from "../../bench-search/site-pages";
import { findChromium } from "../../chromium.mjs";

/** Milliseconds from the key that opens the search to the first result of a query typed on, and bytes fetched for it. */
export interface SearchRun {
  readonly firstAnswer: number;
  readonly firstBytes: number;
}

/** Searches a built site on a phone's network, with nothing kept. */
export function searchOnce(publicDir: string): Promise<SearchRun> {
  const executablePath = findChromium();
  return measureFirstAnswer({ publicDir, records: readSite(publicDir), executablePath, throttled: true });
}
