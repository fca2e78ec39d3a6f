import type { Reporter } from "gatsby";
import type { WriteOptions } from "../graphql/ask";
import { writeSearchRecords } from "../site-files/search/write-search-records";
import { writeCards } from "../site-files/sharing/write-cards";

let work: readonly Promise<void>[] = [];

/**
 * Starts writing the search index and the sharing pictures. Worker threads make both while webpack
 * compiles and Gatsby renders the pages. Errors reject the promises that `besidePages` returns, so
 * await them.
 */
export function startBesidePages(options: WriteOptions, { warn }: Reporter): void {
  work = [writeSearchRecords(options), writeCards({ ...options, warn })];
  // Otherwise Node.js would end the build at a rejection that nothing awaits yet.
  for (const one of work) one.catch(() => undefined);
}

/** Returns the promises of the work that `startBesidePages` has started. */
export function besidePages(): readonly Promise<void>[] {
  return work;
}
