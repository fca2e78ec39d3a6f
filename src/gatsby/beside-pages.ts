import type { Reporter } from "gatsby";
import type { WriteOptions } from "../graphql/ask";
import { writeSearchRecords } from "../site-files/search/write-search-records";
import { writeCards } from "../site-files/sharing/write-cards";

let work: readonly Promise<void>[] = [];

/**
 * Starts to write the index of the search and the sharing pictures, which threads of their own make
 * while webpack compiles and Gatsby renders the pages. `besidePages` gives what is still to be
 * awaited, with its errors.
 */
export function startBesidePages(options: WriteOptions, { warn }: Reporter): void {
  work = [writeSearchRecords(options), writeCards({ ...options, warn })];
  // Node ends the build at an error that nothing awaits yet.
  for (const one of work) one.catch(() => undefined);
}

/** The work that `startBesidePages` has started. */
export function besidePages(): readonly Promise<void>[] {
  return work;
}
