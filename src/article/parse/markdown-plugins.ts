import remarkCjkFriendly from "remark-cjk-friendly";
import remarkCjkFriendlyGfmStrikethrough from "remark-cjk-friendly-gfm-strikethrough";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import type { Options as RehypeOptions } from "remark-rehype";
import type { PluggableList } from "unified";
import { articleText } from "../../text/article";
import { quoteAlerts } from "../admonitions/quote-alerts";
import { markdownCopy } from "../markdown-copy/markdown-copy";
import { containerDirectives } from "./container-directives";
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
