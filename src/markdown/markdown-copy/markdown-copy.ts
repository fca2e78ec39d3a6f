import type { Code, Nodes, Parents, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { escapeHtml } from "../../lib/escape-html";
import { absoluteAddress, absoluteUrl, decodePath, dirname, type UrlBase } from "../../lib/paths";
import { articleText } from "../../text/texts";
import { infoOf, magicComments } from "../code/fence";
import { parseFenceMeta } from "../code/fence-meta";
import { admonitionKind, labelOf, writtenName } from "../elements/admonition";
import { takeCustomId } from "../elements/headings";
import { tabLabel } from "../elements/tabs";
import { contentHref, contentPath, includedFile, pageOfFile, pathOf } from "../files/named-files";
import { internalHref } from "../links/links";
import { createContext } from "../model/article-context";
import type { ArticleSource, ResolvedImage } from "../model/types";
import { joinChineseLines } from "../typography/cjk";
import { componentCopy, type JsxElement, literalOf } from "./component-copies";
import { fold, html, strongLine, text, titledQuote } from "./plain-nodes";

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    /** The Markdown copy of the partial that this element includes. */
    partial?: string;
  }
  interface MdxJsxTextElementData extends MdxJsxFlowElementData {}
}

/**
 * The serializer of Markdown copies. The copies contain no directives and no JSX, so the serializer
 * omits the plugins for these. The directive plugin would escape every colon before a letter.
 * `remarkCjkFriendly` and `remarkGfm` both replace the paragraph handler. `remarkGfm` must be the
 * second, because its handler writes task checkboxes.
 */
const serializer = unified()
  .use(remarkCjkFriendly)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: "-",
    rule: "-",
    listItemIndent: "one",
    // Some Markdown readers do not recognize a summary after an empty line, so no empty line is
    // inserted.
    join: [
      (left, right) => (left.type === "html" && right.type === "html" && /^<summary/.test(right.value) ? 0 : null),
    ],
  })
  .freeze();

/**
 * Writes the plain Markdown copy of an article for language models, with included files and without
 * JSX, directives and comments. It must run before the plugin that moves parts of the tree to
 * slots.
 */
export function markdownCopy() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const copy = structuredClone(tree);
    visit(copy, (node, index, parent) => {
      const plain = plainMarkdown(node, context.source);
      if (plain === undefined || parent === undefined || index === undefined) return;
      (parent as Parents).children.splice(index, 1, ...(plain as never[]));
      return [SKIP, index];
    });
    const [first] = copy.children;
    // The title is written above the copy, so a level-1 heading at its start would repeat it.
    if (first?.type === "heading" && first.depth === 1) copy.children.shift();
    context.markdown = serializer.stringify(copy).trim();
  };
}

/**
 * Adapts a Markdown node in place, or replaces any other node.
 * @returns the replacement, which is visited in turn; undefined if the node stays
 */
function plainMarkdown(node: Nodes, source: ArticleSource): readonly Nodes[] | undefined {
  // Drops the markers that src/markdown/parse/comments.ts adds.
  if (String(node.type) === "marker") return [];
  switch (node.type) {
    case "text":
      node.value = joinChineseLines(node.value);
      break;
    case "heading":
      takeCustomId(node);
      break;
    case "code":
      Object.assign(node, listing(node, source));
      break;
    case "html":
      node.value = node.value
        .replace(/<!--[\s\S]*?-->/g, "")
        .replace(/(\shref=)(["'])(.*?)\2/g, (_, name, quote, url) => name + quote + link(url, source) + quote)
        .replace(/(\ssrc=)(["'])(.*?)\2/g, (_, name, quote, url) => name + quote + picture(url, source) + quote);
      return node.value.trim() === "" ? [] : undefined;
    case "link":
    case "definition":
      node.url = link(node.url, source);
      break;
    case "image":
      node.url = picture(node.url, source);
      break;
    case "abbreviationDefinition":
      return [html(`*[${node.label}]: ${node.title}`)];
    case "containerDirective":
      return quote(node);
    case "mdxjsEsm":
      return [];
    case "mdxFlowExpression":
      return [{ type: "paragraph", children: [text(printed(node.value))] }];
    case "mdxTextExpression":
      return [text(printed(node.value))];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return element(node);
  }
  return undefined;
}

/**
 * Returns code as shown on the page, with its included file and without the comments that mark
 * lines. Drops diagnostics, because the page reports them.
 */
function listing(code: Code, source: ArticleSource): Partial<Code> {
  const { lang, meta } = infoOf(code);
  const { title, file, ...part } = parseFenceMeta(meta);
  const included = file === undefined ? null : includedFile(file, part, 0, createContext(source));
  const listingText = file === undefined ? code.value : (included?.text ?? "");
  const shown = magicComments(listingText.replace(/\n$/, "")).code;
  return { lang: lang || null, meta: title === undefined ? null : `title="${title}"`, value: shown };
}

/**
 * Returns an admonition as a quote with its title, `:::details` as HTML, and the content of a tab
 * below its label. Of other containers, only the content remains.
 */
function quote(node: ContainerDirective): readonly Nodes[] {
  const label = labelOf(node);
  const rest = label ? node.children.slice(1) : node.children;
  const tab = tabLabel(node);
  if (tab) return [strongLine([text(tab)]), ...rest];
  if (writtenName(node) === "details") return fold(label ? textOf(label) : articleText.details, rest);
  const known = admonitionKind(writtenName(node));
  if (known === undefined) return node.children;
  return [titledQuote(label?.children ?? [text(known.title)], rest)];
}

/**
 * Returns the copy of a partial or of one of the site's components, or an HTML element as HTML. Of
 * other components, only the content remains.
 */
function element(node: JsxElement): readonly Nodes[] {
  const { name, children, data } = node;
  if (data?.partial !== undefined) return [html(data.partial)];
  const copy = componentCopy(node);
  if (copy) return copy;
  if (name === null || !/^[a-z][\w-]*$/.test(name)) return children;
  const attributes = node.attributes.map((item) => {
    if (!("name" in item) || /^(?:className|class|style)$|^data-|^on[A-Z]/.test(item.name)) return "";
    if (item.value === null || item.value === undefined) return ` ${item.name}`;
    return typeof item.value === "string" ? ` ${item.name}="${escapeHtml(item.value)}"` : "";
  });
  const open = `<${name}${attributes.join("")}`;
  if (name === "summary") return [html(`${open}>${escapeHtml(textOf(node))}</summary>`)];
  if (children.length > 0) return [html(`${open}>`), ...children, html(`</${name}>`)];
  return [html(/^(?:br|hr|img|wbr|input)$/.test(name) ? `${open} />` : `${open}></${name}>`)];
}

/**
 * Returns the value of an expression that is a number or a simple string literal. Any other
 * expression is returned as its source, in braces.
 */
function printed(expression: string): string {
  const source = expression.trim();
  return literalOf(source) ?? (/^-?[\d.]+$/.test(source) ? source : `{${source}}`);
}

const isAbsolute = (url: string) => /^[a-z][a-z\d+.-]*:|^\/\//i.test(url);

function link(url: string, { file }: ArticleSource): string {
  return isAbsolute(url) ? url : markAddress(internalHref(url, file) ?? url);
}

function picture(url: string, { file }: ArticleSource): string {
  const path = isAbsolute(url) ? null : contentPath(dirname(file), pathOf(url));
  if (path === null) return url;
  return markAddress(url.startsWith("/") ? url : contentHref(path));
}

interface CopyPlace {
  readonly site: UrlBase;
  /** The article's file, relative to the content folder. */
  readonly file: string;
  /** The path of the page on the site. */
  readonly path: string;
  readonly pathByFile: ReadonlyMap<string, string>;
  readonly images: ReadonlyMap<string, ResolvedImage | null>;
  /** The URLs of attachments, with the path prefix, by file. */
  readonly attachments: ReadonlyMap<string, string | null>;
}

/**
 * Matches a mark. It starts and ends with characters that nobody types, so that an article's text
 * is not mistaken for a mark.
 */
const mark = /\uE000([\w-]*)\uE001/gu;

/**
 * Encodes an address of the Markdown copy as a mark. `linkMarkdown` resolves it when the other
 * files are known. The mark needs no escaping in Markdown.
 */
function markAddress(address: string): string {
  return address.startsWith("\uE000") ? address : `\uE000${Buffer.from(address).toString("base64url")}\uE001`;
}

/**
 * Replaces the marks in a Markdown copy with absolute URLs, because a copy is read away from its
 * page.
 */
export function linkMarkdown(markdown: string, place: CopyPlace): string {
  const { site, file: from, path, pathByFile, images, attachments } = place;
  const page = absoluteUrl(site, path);
  return markdown.replace(mark, (_, encoded: string) => {
    const address = Buffer.from(encoded, "base64url").toString();
    const [, written, hash = ""] = /^content:([^#]*)(#.*)?$/s.exec(address) ?? [];
    if (written === undefined) return absoluteAddress(address, page, site);
    const file = decodePath(written);
    const published = attachments.get(file) ?? images.get(file)?.src;
    if (published) return `${site.url}${published}${hash}`;
    const target = pageOfFile(file, from, pathByFile);
    const fragment = hash && `#${encodeURIComponent(decodePath(hash.slice(1)))}`;
    return target === undefined ? page : absoluteUrl(site, target) + fragment;
  });
}
