import { runBundled } from "./run-bundled";

export interface HostileArticle {
  /** The author's source. */
  readonly vector: string;
  readonly format: "md" | "mdx";
  /** HTML of the article in its page. `feed` is its HTML in a feed. */
  readonly page: string;
  readonly feed: string;
}

/**
 * Renders the vectors of src/markdown/sanitize/testing with the article pipeline, in both formats.
 */
export function hostileArticles(): Promise<HostileArticle[]> {
  return runBundled("hostile-articles.entry");
}
