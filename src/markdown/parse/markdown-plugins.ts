import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkCjkFriendlyGfmStrikethrough from "remark-cjk-friendly-gfm-strikethrough";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type { Options as RehypeOptions } from "remark-rehype";
import type { PluggableList, Processor } from "unified";
import { articleText } from "../../text/article";
import { quoteAlerts } from "../elements/admonition";
import { markdownCopy } from "../markdown-copy/markdown-copy";
import { remarkArticle } from "./remark-article";

/**
 * What Markdown means here, for both formats. One `$` opens a formula, so prices are written `\$5`. The CJK-friendly
 * plugins let `**“强调”**后文` be emphasis: CommonMark wants a space or punctuation there, and Chinese has no spaces.
 */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkMath,
  containerDirectives,
  remarkCjkFriendly,
  remarkCjkFriendlyGfmStrikethrough,
  quoteAlerts,
  markdownCopy,
  remarkArticle,
];

/** Footnotes in Chinese, with ids short enough to read in an address. */
export const rehypeOptions: RehypeOptions = {
  footnoteLabel: articleText.footnotes,
  footnoteBackLabel: articleText.footnoteBack,
  footnoteLabelProperties: { className: ["visually-hidden"] },
  clobberPrefix: "",
};

const colon = 58;

/**
 * The container form of directives, `:::note`, and neither of the others: `12:30`, `C::std` and `键:值` are prose here. So
 * this is remark-directive with one of its extension's three constructs. They have no names but those of their tokenizers.
 * @throws Error where micromark-extension-directive has no such tokenizer
 */
export function containerDirectives(this: Processor): void {
  const constructs = [directive().flow?.[colon]].flat();
  const container = constructs.find((construct) => construct?.tokenize.name === "tokenizeDirectiveContainer");
  if (!container) throw new Error("micromark-extension-directive has no tokenizeDirectiveContainer");
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
