import type { Nodes, Parents, PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { foreignSyntaxMessages } from "../../config/messages";
import { type ArticleContext, reportBroken, reportWarning } from "../model/article-context";
import { parserMarks } from "../source/normalize-source";

/**
 * Matches comments that the site reads: the end of the preview, and the questions that a section
 * answers.
 */
const marker = /^(?<name>truncate$|questions(?=:))(?::(?<value>[\s\S]*))?/;

/**
 * Comments that other programs read, and how each is reported. In VitePress, `@include:` includes a
 * file, whose text is lost here. In docsify, `tabs:start` begins tabs, whose text is shown here
 * without tabs.
 */
const foreignComments = [
  { wording: foreignSyntaxMessages.comments.include, report: reportBroken, pattern: /^\s*@?include:/ },
  { wording: foreignSyntaxMessages.comments.tabs, report: reportWarning, pattern: /^\s*tabs:start\s*$/ },
] as const;

/** Matches HTML that consists only of comments. One HTML node may contain several. */
const onlyComments = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)+\s*$/;
/** Matches a single JavaScript comment. */
const onlyJsComment = /^\s*\/\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;
/**
 * Matches an MDX comment in Markdown. Braces are text there, but many authors write such a comment
 * alone in a paragraph.
 */
const markdownComment = /^\{[ \t]*\/\*((?:(?!\*\/)[\s\S])*)\*\/[ \t]*\}$/;
const markdownMarker = /\{[ \t]*\/\*\s*(truncate)\s*\*\/[ \t]*\}/;

/**
 * Removes nodes that consist only of HTML or MDX comments, and the marks that were added for the
 * parser. `sanitizeTree` removes the other HTML comments. Comments that the site reads become
 * elements such as `<wbr data-truncate>`, which are valid everywhere.
 */
export function comments() {
  return (tree: Root, file?: VFile): void => {
    const context = file?.data.article;
    visit(tree, (node, index, parent) => {
      if (context) reportForeign(node, context);
      if (!parent || index === undefined) return undefined;
      const parts = splitMarker(node);
      if (parts) {
        (parent as Parents).children.splice(index, 1, ...(parts as never[]));
        trimLastLine(parent as Parents);
        return [SKIP, index + parts.length];
      }
      withoutParserMarks(node);
      const texts = commentsIn(node);
      if (texts === undefined) return undefined;
      const markers = texts.flatMap((comment) => markerOf(comment, node));
      (parent as Parents).children.splice(index, 1, ...(markers as never[]));
      trimLastLine(parent as Parents);
      return [SKIP, index + markers.length];
    });
  };
}

/** Returns the comments of a node that contains only comments, or undefined for any other node. */
function commentsIn(node: Nodes): string[] | undefined {
  if (node.type === "html" && onlyComments.test(node.value)) return commentsInHtml(node.value);
  const [, js] =
    node.type === "mdxFlowExpression" || node.type === "mdxTextExpression"
      ? (onlyJsComment.exec(node.value) ?? [])
      : [];
  if (js !== undefined) return [js];
  const [only, another] = node.type === "paragraph" ? node.children : [];
  const [, text] = only?.type === "text" && !another ? (markdownComment.exec(only.value) ?? []) : [];
  return text === undefined ? undefined : [text];
}

function commentsInHtml(html: string): string[] {
  return [...html.matchAll(/<!--([\s\S]*?)-->/g)].map(([, text = ""]) => text);
}

/** Reports `foreignComments`, including those beside tags in an HTML node. */
function reportForeign(node: Nodes, context: ArticleContext): void {
  const texts = node.type === "html" ? commentsInHtml(node.value) : (commentsIn(node) ?? []);
  for (const { wording, report, pattern } of foreignComments)
    if (texts.some((text) => pattern.test(text))) report(context, node, wording);
}

function markerOf(comment: string, { position }: Nodes): Nodes[] {
  const { name, value = "" } = marker.exec(comment.trim())?.groups ?? {};
  if (name === undefined) return [];
  const hProperties = { [name === "truncate" ? "dataTruncate" : "dataQuestions"]: value };
  return [{ type: "marker", data: { hName: "wbr", hProperties }, position } as unknown as Nodes];
}

/** Removes whitespace that a comment leaves at the end of a paragraph. */
function trimLastLine({ children }: Parents): void {
  const last = children.findLast((child) => String(child.type) !== "marker");
  if (last?.type === "text") last.value = last.value.trimEnd();
}

/** Splits a text node at the truncate marker, or returns undefined if there is none. */
function splitMarker(node: Nodes): Nodes[] | undefined {
  if (node.type !== "text") return undefined;
  const [before = "", name, after = ""] = node.value.split(markdownMarker);
  if (name === undefined) return undefined;
  return [...textNodes(before), ...markerOf(name, node), ...textNodes(after)];
}

function textNodes(value: string): PhrasingContent[] {
  return value === "" ? [] : [{ type: "text", value }];
}

/**
 * Removes parser marks from the text of a node, its attributes and the JavaScript of MDX, but not
 * from its child nodes.
 */
function withoutParserMarks(node: object): void {
  for (const [name, value] of Object.entries(node)) {
    if (typeof value === "string") Object.assign(node, { [name]: value.replace(parserMarks, "") });
    else if (isObject(value) && name !== "children" && name !== "position") withoutParserMarks(value);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof RegExp);
}
