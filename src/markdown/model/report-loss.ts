import type { Nodes } from "mdast";
import { elementMessages } from "../../config/messages";
import { site } from "../../config/site";
import { type ArticleContext, lineOf, reportError, reportWarning } from "./article-context";

/**
 * The number of lost characters above which a loss can be an error, because readers can do without
 * a sentence, but not without more.
 */
const mostLost = 200;

/**
 * Reports words that are not shown. More than `mostLost` characters are an error if `onLostText` is
 * `throw`, otherwise a warning.
 * @param length the number of lost characters
 * @param fix what to write; undefined if the cause is unknown
 */
export function reportLoss(context: ArticleContext, node: Nodes, words: string, length: number, fix?: string): void {
  const report = length > mostLost && site.onLostText === "throw" ? reportError : reportWarning;
  const { message, fix: usual } = elementMessages.lost(words, length);
  report(context, lineOf(node), { message, fix: fix ?? usual });
}
