import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString as textOf } from "mdast-util-to-string";
import { escapeHtml } from "../../lib/escape-html";
import { dirname } from "../../lib/paths";
import { admonitionName, type ContainerDirective } from "../admonitions/admonition";
import { parseFenceMeta } from "../code/fence-meta";
import { magicComments } from "../code/magic-comments";
import { contentHref } from "../files/content-href";
import { contentPath } from "../files/content-path";
import { includedFile } from "../files/included-file";
import { internalHref } from "../links/links";
import { createContext } from "../model/article-context";
import type { Node } from "../model/node";
import type { ArticleSource } from "../model/types";
import { addressEnd } from "../source/normalize-source";
import { joinChineseLines } from "../typography/cjk";
import { markAddress } from "./markdown-address";

interface Copied extends Node {
  children?: Copied[];
  value?: string;
  url?: string;
  depth?: number;
}

const noComments = /<!--[\s\S]*?-->/g;

/** A copy of an article's tree of which nothing is left but Markdown's own nodes. */
export function copyTree(tree: Root, source: ArticleSource): Copied[] {
  const blocks = copyAll((tree as Copied).children ?? [], source);
  // The title stands above the copy already.
  return blocks[0]?.type === "heading" && blocks[0].depth === 1 ? blocks.slice(1) : blocks;
}

function copyAll(nodes: readonly Copied[], source: ArticleSource): Copied[] {
  return nodes.flatMap((node) => copy(node, source));
}

function copy(node: Copied, source: ArticleSource): Copied[] {
  const inside = () => copyAll(node.children ?? [], source);
  switch (node.type) {
    case "text":
      return [{ type: "text", value: joinChineseLines((node.value ?? "").replaceAll(addressEnd, "")) }];
    case "heading":
      return [{ ...node, children: withoutId(inside()) }];
    case "code":
      return [code(node as unknown as Code, source)];
    case "html": {
      const value = rewriteHtml((node.value ?? "").replace(noComments, ""), source);
      return value.trim() === "" ? [] : [{ type: "html", value }];
    }
    case "link":
    case "definition":
      return [{ ...node, url: markLink(node.url ?? "", source), ...(node.children && { children: inside() }) }];
    case "image":
      return [{ ...node, url: markImage(node.url ?? "", source) }];
    case "containerDirective":
      return quote(node as unknown as ContainerDirective, inside());
    case "mdxjsEsm":
      return [];
    case "mdxFlowExpression":
      return [{ type: "paragraph", children: [{ type: "text", value: printed(node.value) }] }];
    case "mdxTextExpression":
      return [{ type: "text", value: printed(node.value) }];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return element(node as unknown as MdxJsxFlowElement, source);
    default:
      return [node.children ? { ...node, children: inside() } : node];
  }
}

/** `## 标题 {#id}`: the id belongs to the page. */
function withoutId(children: Copied[]): Copied[] {
  const last = children.at(-1);
  if (last?.type !== "text") return children;
  return [...children.slice(0, -1), { ...last, value: (last.value ?? "").replace(/\s*\{#[^\s{}]+\}\s*$/, "") }];
}

/** A listing as the page shows it: included files in place, comments for the highlighter gone. Diagnostics are the page's. */
function code(node: Code, source: ArticleSource): Copied {
  const [, lang = "", glued = ""] = /^([^{]*)(.*)$/.exec(node.lang ?? "") ?? [];
  const { title, file, lines } = parseFenceMeta(`${glued} ${node.meta ?? ""}`);
  const text = file === undefined ? node.value : (includedFile(file, lines, 0, createContext(source)) ?? "");
  return {
    type: "code",
    ...{ lang: lang || null, meta: title === undefined ? null : `title="${title}"` },
    value: magicComments(text.replace(/\n$/, "")).code,
  };
}

/** An admonition as a quote that begins with its title. One of an unknown name has no frame on the page either. */
function quote(node: ContainerDirective, children: Copied[]): Copied[] {
  const label = children[0]?.data?.directiveLabel ? children[0] : undefined;
  const rest = label ? children.slice(1) : children;
  const name = admonitionName(node);
  if (name === undefined) return children;
  const title = label?.children ?? [{ type: "text", value: name }];
  return [
    { type: "blockquote", children: [{ type: "paragraph", children: [{ type: "strong", children: title }] }, ...rest] },
  ];
}

/** JSX: tabs one below the other, each under its name; HTML stays HTML; of an article's own components their content. */
function element(node: MdxJsxFlowElement | MdxJsxTextElement, source: ArticleSource): Copied[] {
  const { name } = node;
  const children = copyAll(node.children as Copied[], source);
  if (name === "TabItem") {
    const label = attribute(node, "label") ?? attribute(node, "value") ?? "";
    const strong = { type: "strong", children: [{ type: "text", value: label }] };
    return label === "" ? children : [{ type: "paragraph", children: [strong] }, ...children];
  }
  if (name === null || !/^[a-z][\w-]*$/.test(name)) return children;
  if (name === "wbr" && attribute(node, "data-truncate") !== undefined) return [];
  const html = (value: string): Copied => ({ type: "html", value });
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
