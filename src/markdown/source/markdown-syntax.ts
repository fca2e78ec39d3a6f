import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkCjkFriendlyGfmStrikethrough from "remark-cjk-friendly-gfm-strikethrough";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type { PluggableList, Processor } from "unified";
import { formulas } from "../math/formula-syntax";

/**
 * The Markdown syntax of both formats. One tilde is text, as in `3~5天`. The CJK-friendly plugins
 * allow `**“强调”**后文`: CommonMark requires a space or punctuation after the `**`, and Chinese has no
 * spaces.
 */
export const markdownSyntax: PluggableList = [
  [remarkGfm, { singleTilde: false }],
  [remarkMath, { singleDollarTextMath: false }],
  formulas,
  containerDirectives,
  remarkCjkFriendly,
  [remarkCjkFriendlyGfmStrikethrough, { singleTilde: false }],
];

/**
 * Adds only the container form of directives, `:::note`, because `12:30`, `C::std` and `键:值` are
 * prose in articles. It uses one of the three constructs of micromark-extension-directive, and
 * finds it by its tokenizer.
 * @throws Error if micromark-extension-directive has no such tokenizer
 */
export function containerDirectives(this: Processor): void {
  const colon = 58;
  const constructs = [directive().flow?.[colon]].flat();
  const container = constructs.find((construct) => construct?.tokenize.name === "tokenizeDirectiveContainer");
  if (!container) throw new Error("micromark-extension-directive has no tokenizeDirectiveContainer");
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
