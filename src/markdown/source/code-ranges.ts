import { parse, postprocess, preprocess } from "micromark";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { mdxMd } from "micromark-extension-mdx-md";
import { formulaSyntax } from "../math/formula-syntax";
import type { MarkdownFormat } from "../model/types";

/** Constructs whose text stands on the page as it is written, or is read by another language than Markdown. */
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

const shared = [gfm(), math({ singleDollarTextMath: false }), formulaSyntax];
const extensions = { md: shared, mdx: [...shared, mdxMd()] };

/**
 * Where code, formulas, HTML and addresses stand in Markdown, as offsets from the start, in order: by the parser itself, since
 * a fence in a list or in another fence, or code that is indented, is told from text by all that stands before it.
 */
export function literalRanges(text: string, format: MarkdownFormat): readonly (readonly [number, number])[] {
  const chunks = preprocess()(text, undefined, true);
  const events = postprocess(parse({ extensions: extensions[format] }).document().write(chunks));
  return events
    .filter(([kind, { type }]) => kind === "enter" && literal.has(type))
    .map(([, { start, end }]) => [start.offset, end.offset]);
}
