import { readSite } from "../../e2e/support/search/site-pages";
import { findChromium } from "../../scripts/chromium.mjs";
import { measureInBrowser } from "../search/in-browser";

/**
 * Milliseconds from the key that opens the search to the first result, and the bytes fetched for
 * it beside React. The query is typed immediately.
 */
export interface SearchRun {
  readonly firstAnswer: number;
  readonly firstBytes: number;
}

/** Searches a built site on a phone's network with an empty cache. */
export function searchOnce(publicDir: string): Promise<SearchRun> {
  const executablePath = findChromium();
  const records = readSite(publicDir);
  const session = [records.pages[0]?.title.slice(0, 4) ?? ""];
  return measureInBrowser({ publicDir, records, session, executablePath, throttled: true });
}
