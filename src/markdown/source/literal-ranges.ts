import { parse, postprocess, preprocess } from "micromark";
import { unified } from "unified";
import type { MarkdownFormat } from "../model/types";
import { markdownSyntax } from "./markdown-syntax";

/** Constructs whose text is shown literally, or is in a language other than Markdown. */
const literal = new Set([
  "codeFenced",
  "codeIndented",
  "codeText",
  "htmlFlow",
  "htmlText",
  "mathFlow",
  "mathText",
  "autolink",
  "resource",
  "definition",
]);

const { micromarkExtensions = [] } = unified().use(markdownSyntax).freeze().data();
/** Disables syntax that MDX does not have. MDX expressions are read as text. */
const withoutHtml = { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } };
const extensions = { md: micromarkExtensions, mdx: [...micromarkExtensions, withoutHtml] };

/**
 * Returns the ranges of code, formulas, HTML and addresses in Markdown, as offsets in source order.
 * It uses the parser, because indented code and fences in lists or other fences depend on
 * everything before them.
 */
export function literalRanges(text: string, format: MarkdownFormat): readonly (readonly [number, number])[] {
  const chunks = preprocess()(text, undefined, true);
  const events = postprocess(parse({ extensions: extensions[format] }).document().write(chunks));
  return events
    .filter(([kind, { type }]) => kind === "enter" && literal.has(type))
    .map(([, { start, end }]) => [start.offset, end.offset]);
}
