import type { Compiler } from "webpack";
import type { CheckedContent } from "../../graph/checks/check-content";
import type { EarlyArticles } from "./early-articles";

let checked: Promise<CheckedContent> | undefined;

/**
 * Checks content while Gatsby goes on with what needs no article: it extracts queries and bundles code, mostly in one
 * thread.
 * @param articles the articles being rendered; their thread ends with the check
 * @param check called with the function that checks them
 * @returns a promise that settles when the check has
 */
export function checkInBackground(
  articles: EarlyArticles,
  check: (summaries: EarlyArticles["summaries"]) => Promise<CheckedContent>,
): Promise<CheckedContent> {
  checked = check(articles.summaries).finally(() => articles.close());
  // Whoever awaits the promise reports a failure.
  checked.catch(() => undefined);
  return checked;
}

/** What the check that `checkInBackground` began has found; the last step of a build waits for it. */
export async function checkedContent(): Promise<CheckedContent> {
  if (checked === undefined) throw new Error("createPages has not run: the content has not been checked");
  return checked;
}

/** A webpack plugin that holds back output until content has been checked: a build with an error leaves the site as it is. */
export class CheckedContentFirst {
  apply(compiler: Compiler): void {
    compiler.hooks.emit.tapPromise("CheckedContentFirst", async () => void (await checked));
  }
}
