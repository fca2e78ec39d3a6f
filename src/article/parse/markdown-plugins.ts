import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type { Options as RehypeOptions } from "remark-rehype";
import type { PluggableList, Processor } from "unified";
import { articleText } from "../../text/article";
import { quoteAlerts } from "../admonitions/quote-alerts";
import { markdownCopy } from "../markdown-copy/markdown-copy";
import { cjkEmphasis } from "./cjk-emphasis";
import { containerDirectives } from "./container-directives";
import { remarkArticle } from "./remark-article";

/** What Markdown means here, for both formats. One `$` opens a formula, so prices are written `\$5`. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  remarkMath,
  containerDirectives,
  quoteAlerts,
  emphasisBesideChinese,
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

function emphasisBesideChinese(this: Processor): void {
  const extensions = (this.data("micromarkExtensions") ?? []) as unknown[];
  this.data("micromarkExtensions", [...extensions, cjkEmphasis()]);
}
