import { readSite } from "../../e2e/support/search/site-pages";
import { findChromium } from "../../scripts/chromium.mjs";
import { measureInBrowser } from "../search/in-browser";

/**
 * Milliseconds from the key press that opens the search to the first result,
 * and the bytes fetched for it, without React. The query is typed immediately.
 */
export interface SearchRun {
  readonly firstAnswer: number;
  readonly firstBytes: number;
}

/** Measures a search on a built site with a slow network and an empty cache. */
export function searchOnce(publicDir: string): Promise<SearchRun> {
  const executablePath = findChromium();
  const records = readSite(publicDir);
  const session = [records.pages[0]?.title.slice(0, 4) ?? ""];
  return measureInBrowser({ publicDir, records, session, executablePath, throttled: true });
}
