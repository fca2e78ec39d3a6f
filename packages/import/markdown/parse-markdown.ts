import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { outsideCode } from "../../../src/markdown/source/normalize-source";
import { foreignFormulas } from "./foreign-formulas";

const syntax = [remarkGfm, ...foreignFormulas];
const markdown = unified().use(remarkParse).use(syntax).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(syntax).freeze();

/**
 * Parses a body into a tree. Positions in the tree are offsets into the author's text, for use with
 * `editText`.
 * @param format how the original generator reads the file
 * @returns the tree, or null for invalid MDX
 */
export function parseMarkdown(body: string, format: "md" | "mdx"): Root | null {
  if (format === "md") return markdown.parse(body);
  try {
    return mdx.parse(withoutForeignSyntax(body));
  } catch {
    return null;
  }
}

/**
 * Removes HTML comments, and an `{#id}` at the end of a line, which are not valid MDX although this
 * site and other generators accept them. Spaces replace them, so offsets stay the same.
 */
const withoutForeignSyntax = outsideCode(
  [
    { pattern: String.raw`<!--(?<html>[\s\S]*?)-->`, replace: (_, match) => blank(match) },
    { pattern: String.raw`\{#(?<id>[^\s{}]+)\}(?=[ \t]*#*[ \t]*$)`, replace: (_, match) => blank(match) },
  ],
  "mdx",
);

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
