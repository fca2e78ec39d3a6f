import type { Compiler } from "webpack";
import type { EarlyArticles } from "./early-articles";

let checked: Promise<void> = Promise.resolve();

/**
 * Checks content while Gatsby goes on with what needs no article: it extracts queries and bundles code, mostly in one
 * thread.
 * @param articles the articles being rendered; their thread ends with the check
 * @param check called with the function that checks them
 * @returns a promise that settles when the check has
 */
export function checkInBackground(
  articles: EarlyArticles,
  check: (summaries: EarlyArticles["summaries"]) => Promise<void>,
): Promise<void> {
  checked = check(articles.summaries).finally(() => articles.close());
  // Whoever awaits the promise reports a failure.
  checked.catch(() => undefined);
  return checked;
}

/** A webpack plugin that holds back output until content has been checked: a build with an error leaves the site as it is. */
export class CheckedContentFirst {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tapPromise("CheckedContentFirst", () => checked);
  }
}
