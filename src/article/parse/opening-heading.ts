import { createProcessor } from "@mdx-js/mdx";
import { fromHtml } from "hast-util-from-html";
import type { RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { site } from "../../config/site";
import type { ContentFile } from "../../content/content-file";
import { textOf as htmlTextOf } from "../model/tree";
import type { MarkdownFormat } from "../model/types";
import { normalizeSource } from "../source/normalize-source";
import { joinChineseLines } from "../typography/cjk";

/** What may be a level-1 heading, as far as one line can tell: `#`, the line below a title, HTML. Most texts have none. */
const candidate = /^[ \t]*(?:#(?:[ \t]|$)|=+[ \t]*$|<h1[\s>])/m;

const remarkPlugins = [remarkGfm, remarkMath, remarkCjkFriendly];
const parsers = {
  md: unified().use(remarkParse).use(remarkPlugins).freeze(),
  mdx: createProcessor({ remarkPlugins }).freeze(),
};

/**
 * Text of a level-1 heading that opens a body, as Docusaurus' notes have it. The pipeline takes that heading out of the
 * article (src/article/elements/headings.ts), so this reads Markdown as the pipeline does; what it missed would be lost.
 * @returns null where the body opens with anything else, or is MDX that cannot be read, which the article reports
 */
export function openingHeading({ file, body }: Pick<ContentFile, "file" | "body">): string | null {
  if (!candidate.test(body)) return null;
  // The rule of formatOf in article-store.ts, which would bring the whole pipeline along.
  const format = site.markdown.format === "mdx" || file.endsWith(".mdx") ? "mdx" : "md";
  const text = normalizeSource(body, format);
  const first = firstNode(beginningOf(text), format) ?? firstNode(text, format);
  return (first && titleOf(first)) || null;
}

/** A heading ends before a blank line, so the text up to there will do; one with references needs what they refer to. */
function beginningOf(text: string): string {
  const at = candidate.exec(text)?.index ?? text.length;
  const end = at + (/\n[ \t]*\n|$/.exec(text.slice(at))?.index ?? 0);
  const beginning = text.slice(0, end);
  return beginning.includes("[") ? text : beginning;
}

/** The first node that shows; undefined where there is none, or the text cannot be parsed. */
function firstNode(text: string, format: MarkdownFormat): RootContent | undefined {
  try {
    return parsers[format].parse(text).children.find((node) => !isInvisible(node));
  } catch {
    return undefined;
  }
}

/** Imports, definitions and comments show nothing, so the heading after them opens the page. */
function isInvisible(node: RootContent): boolean {
  if (node.type === "html") return /^\s*<!--[\s\S]*-->\s*$/.test(node.value);
  return ["mdxjsEsm", "definition", "footnoteDefinition"].includes(node.type);
}

/** Text of a node that is a level-1 heading, in Markdown, HTML or JSX. */
function titleOf(node: RootContent): string | null {
  if (node.type === "heading") return node.depth === 1 ? plain(textOf(node, { includeHtml: false })) : null;
  if (node.type === "html") return htmlTitle(node.value);
  // MDX's parser leaves an element that is alone on its line in a paragraph.
  const element = node.type === "paragraph" && node.children.length === 1 ? node.children[0] : node;
  return element && "name" in element && element.name === "h1" ? plain(textOf(element)) : null;
}

function htmlTitle(html: string): string | null {
  const { children } = fromHtml(html, { fragment: true });
  const first = children.find((node) => node.type !== "comment" && (node.type !== "text" || node.value.trim() !== ""));
  return first?.type === "element" && first.tagName === "h1" ? plain(htmlTextOf(first)) : null;
}

/** One line, without the id that an author gave the heading. */
function plain(text: string): string {
  const line = joinChineseLines(text.trim()).replace(/\s+/g, " ");
  return line.replace(/\s*\{#[^\s{}]+\}$/, "");
}
