import type { Diagnostic } from "../lib/diagnostic";

/** Address of the stream of content problems for open pages, under `gatsby develop`. */
export const authorFeedPath = "/___author";

/** A problem in the content, as a page shows it. */
export interface AuthorProblem extends Omit<Diagnostic, "parts"> {
  /** Address of the file's page, or null if it has none. */
  readonly path: string | null;
}

/** The state of the content that the server sends to open pages. */
export interface AuthorState {
  /** Changes when the server restarts. */
  readonly run: string;
  /** Addresses of all pages made from content. */
  readonly paths: readonly string[];
  readonly problems: readonly AuthorProblem[];
}
