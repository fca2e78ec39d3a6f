import type { Diagnostic } from "../lib/diagnostic";

/** Address of the stream, under `gatsby develop`, that tells open pages what is wrong with the content. */
export const authorFeedPath = "/___author";

/** A mistake in the content, as a page shows it. */
export interface AuthorProblem extends Omit<Diagnostic, "parts"> {
  /** Address of the file's page; null if it has none. */
  readonly path: string | null;
}

/** What a page knows of the content while it is edited. */
export interface AuthorState {
  /** Changes when the server restarts. */
  readonly run: string;
  /** Addresses of all pages that content has made. */
  readonly paths: readonly string[];
  readonly problems: readonly AuthorProblem[];
}
