import type { Nodes } from "mdast";
import { elementMessages } from "../../config/messages";
import { site } from "../../config/site";
import { type ArticleContext, lineOf, reportError, reportWarning } from "./article-context";

/**
 * The number of lost characters above which it is an error. Readers can do without a sentence, but
 * not without more.
 */
const mostLost = 200;

/**
 * Reports words that are not shown. Many lost characters are an error, unless the site asks for
 * warnings.
 * @param length the number of lost characters
 * @param fix what to write; undefined if the cause is unknown
 */
export function reportLoss(context: ArticleContext, node: Nodes, words: string, length: number, fix?: string): void {
  const report = length > mostLost && site.onLostText === "throw" ? reportError : reportWarning;
  const { message, fix: usual } = elementMessages.lost(words, length);
  report(context, lineOf(node), { message, fix: fix ?? usual });
}
