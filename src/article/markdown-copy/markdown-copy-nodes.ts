import type { Blockquote, Code, Html, Paragraph, Parents, Root, RootContent, Strong, Text } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString as textOf } from "mdast-util-to-string";
import { escapeHtml } from "../../lib/escape-html";
import { dirname } from "../../lib/paths";
import { admonitionName, labelOf } from "../admonitions/admonition";
import { parseFenceMeta } from "../code/fence-meta";
import { magicComments } from "../code/magic-comments";
import { tabLabel } from "../components/tab-directives";
import { contentHref } from "../files/content-href";
import { contentPath } from "../files/content-path";
import { includedFile } from "../files/included-file";
import { internalHref } from "../links/links";
import { createContext } from "../model/article-context";
import type { ArticleSource } from "../model/types";
import { addressEnd } from "../source/normalize-source";
import { joinChineseLines } from "../typography/cjk";
import { markAddress } from "./markdown-address";

declare module "mdast-util-mdx-jsx" {
  interface PartialData {
    /** The Markdown copy of the partial that the element stands for. */
    partial?: string;
  }
  interface MdxJsxFlowElementData extends PartialData {}
  interface MdxJsxTextElementData extends PartialData {}
}

const noComments = /<!--[\s\S]*?-->/g;

/** A copy of an article's tree of which nothing is left but Markdown's own nodes. */
export function copyTree(tree: Root, source: ArticleSource): Root {
  const children = copyAll(tree.children, source);
  const [first] = children;
  // The title stands above the copy already.
  return { type: "root", children: first?.type === "heading" && first.depth === 1 ? children.slice(1) : children };
}

function copyAll(nodes: readonly RootContent[], source: ArticleSource): RootContent[] {
  return nodes.flatMap((node) => copy(node, source));
}

function copy(node: RootContent, source: ArticleSource): RootContent[] {
  switch (node.type) {
    case "text":
      return [text(joinChineseLines(node.value.replaceAll(addressEnd, "")))];
    case "heading":
      return [withChildren(node, withoutId(copyAll(node.children, source)))];
    case "code":
      return [code(node, source)];
    case "html": {
      const value = rewriteHtml(node.value.replace(noComments, ""), source);
      return value.trim() === "" ? [] : [{ type: "html", value }];
    }
    case "link":
      return [withChildren({ ...node, url: markLink(node.url, source) }, copyAll(node.children, source))];
    case "definition":
      return [{ ...node, url: markLink(node.url, source) }];
    case "image":
      return [{ ...node, url: markImage(node.url, source) }];
    case "containerDirective":
      return quote(node, source);
    case "mdxjsEsm":
      return [];
    case "mdxFlowExpression":
      return [{ type: "paragraph", children: [text(printed(node.value))] }];
    case "mdxTextExpression":
      return [text(printed(node.value))];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return element(node, source);
    default:
      return "children" in node ? [withChildren(node, copyAll(node.children, source))] : [node];
  }
}

/** The types know which children each parent may have; that the copy of such a child is one again, they cannot know. */
function withChildren<T extends Parents>(node: T, children: readonly RootContent[]): T {
  return { ...node, children } as T;
}

/** `## 标题 {#id}`: the id belongs to the page. */
function withoutId(children: RootContent[]): RootContent[] {
  const last = children.at(-1);
  if (last?.type !== "text") return children;
  return [...children.slice(0, -1), { ...last, value: last.value.replace(/\s*\{#[^\s{}]+\}\s*$/, "") }];
}

function text(value: string): Text {
  return { type: "text", value };
}

/** A listing as the page shows it: included files in place, comments for the highlighter gone. Diagnostics are the page's. */
function code(node: Code, source: ArticleSource): Code {
  const [, lang = "", glued = ""] = /^([^{]*)(.*)$/.exec(node.lang ?? "") ?? [];
  const { title, file, lines } = parseFenceMeta(`${glued} ${node.meta ?? ""}`);
  const written = file === undefined ? node.value : (includedFile(file, lines, 0, createContext(source)) ?? "");
  return {
    type: "code",
    lang: lang || null,
    meta: title === undefined ? null : `title="${title}"`,
    value: magicComments(written.replace(/\n$/, "")).code,
  };
}

/** An admonition as a quote that begins with its title. One of an unknown name has no frame on the page either. */
function quote(node: ContainerDirective, source: ArticleSource): RootContent[] {
  const children = copyAll(node.children, source);
  const tab = tabLabel(node);
  if (tab) return [strongLine([text(tab)]), ...children.slice(1)];
  const name = admonitionName(node);
  if (name === undefined) return children;
  const label = labelOf(node);
  const title = label ? copyAll(label.children, source) : [text(name)];
  const blockquote: Blockquote = { type: "blockquote", children: [] };
  return [withChildren(blockquote, [strongLine(title), ...(label ? children.slice(1) : children)])];
}

function strongLine(content: readonly RootContent[]): Paragraph {
  return { type: "paragraph", children: [withChildren<Strong>({ type: "strong", children: [] }, content)] };
}

/** JSX: a partial by its own copy; tabs one below the other, each under its name; HTML stays HTML; of an article's own components their content. */
function element(node: MdxJsxFlowElement | MdxJsxTextElement, source: ArticleSource): RootContent[] {
  const { name } = node;
  if (node.data?.partial !== undefined) return [{ type: "html", value: node.data.partial }];
  const children = copyAll(node.children, source);
  if (name === "TabItem") {
    const label = attribute(node, "label") ?? attribute(node, "value") ?? "";
    return label === "" ? children : [strongLine([text(label)]), ...children];
  }
  if (name === null || !/^[a-z][\w-]*$/.test(name)) return children;
  if (name === "wbr" && attribute(node, "data-truncate") !== undefined) return [];
  const html = (value: string): Html => ({ type: "html", value });
  const open = `<${name}${attributes(node, source)}`;
  if (children.length === 0)
    return [html(/^(?:br|hr|img|wbr|input)$/.test(name) ? `${open} />` : `${open}></${name}>`)];
  if (name === "summary") return [html(`${open}>${escapeHtml(textOf(node))}</summary>`)];
  const [first, ...rest] = children;
  // Directly below its element: with an empty line between them some readers do not see that it is the summary.
  const opened = name === "details" && first?.type === "html" ? [html(`${open}>\n${first.value}`), ...rest] : undefined;
  const content = opened ?? [html(`${open}>`), ...children];
  return [...content, html(`</${name}>`)];
}

function attributes(node: MdxJsxFlowElement | MdxJsxTextElement, source: ArticleSource): string {
  const written = node.attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value === "object") {
      return attribute.type === "mdxJsxAttribute" && attribute.value === null ? [` ${attribute.name}`] : [];
    }
    if (/^(?:className|class|style)$|^data-|^on[A-Z]/.test(attribute.name)) return [];
    return [` ${attribute.name}="${escapeHtml(attribute.value ?? "")}"`];
  });
  return rewriteHtml(written.join(""), source);
}

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((item) => item.type === "mdxJsxAttribute" && item.name === name);
  return found && (typeof found.value === "string" ? found.value : "");
}

/** Addresses inside raw HTML. */
function rewriteHtml(html: string, source: ArticleSource): string {
  return html
    .replace(/(\shref=)(["'])(.*?)\2/g, (_, name, quote, url) => name + quote + markLink(url, source) + quote)
    .replace(/(\ssrc=)(["'])(.*?)\2/g, (_, name, quote, url) => name + quote + markImage(url, source) + quote);
}

/** What an expression prints, where that can be told without running it. */
function printed(expression = ""): string {
  const source = expression.trim();
  const text = /^(["'`])([^"'`$\\]*)\1$/.exec(source)?.[2];
  return text ?? (/^-?[\d.]+$/.test(source) ? source : `{${source}}`);
}

function markLink(url: string, { file }: ArticleSource): string {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url) ? url : markAddress("link", internalHref(url, file) ?? url);
}

function markImage(url: string, { file }: ArticleSource): string {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return url;
  if (url.startsWith("/")) return markAddress("image", url);
  const path = contentPath(dirname(file), url.replace(/[?#].*$/s, ""));
  return path === null ? url : markAddress("image", contentHref(path));
}
