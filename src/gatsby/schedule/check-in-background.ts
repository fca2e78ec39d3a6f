import type { Compiler } from "webpack";
import type { EarlyArticles } from "./early-articles";

let checked: Promise<void> = Promise.resolve();

/**
 * Checks content while Gatsby goes on with what needs no article: it extracts queries and bundles code, for the most part
 * in one thread.
 * @param articles those that have been begun; their thread ends with the check
 * @param check does it, with what it is handed
 * @returns when it is done
 */
export function checkInBackground(
  articles: EarlyArticles,
  check: (summaries: EarlyArticles["summaries"]) => Promise<void>,
): Promise<void> {
  checked = check(articles.summaries).finally(() => articles.close());
  // A failure is reported by who waits.
  checked.catch(() => undefined);
  return checked;
}

/**
 * A webpack plugin that lets nothing be written before the content has been checked: a build with a mistake in an article
 * leaves the folder with the site as it is.
 */
export class CheckedContentFirst {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tapPromise("CheckedContentFirst", () => checked);
  }
}
