import type { Nodes, PhrasingContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString as textOf } from "mdast-util-to-string";
import { articleText } from "../../text/texts";
import { admonitionKind } from "../elements/admonition";
import { fold, strongLine, text, titledQuote } from "./plain-nodes";

/** A component or HTML element in the tree of an MDX document. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns a component as Markdown. The Markdown copy processes the nodes like written Markdown. */
type ComponentCopy = (node: JsxElement) => readonly Nodes[];

const contentOf: ComponentCopy = ({ children }) => children;
const nothing: ComponentCopy = () => [];

/** The forms of the site's components in Markdown copies. `mdxComponents` has the same keys. */
const copies = {
  Tabs: contentOf,
  TabItem(node: JsxElement) {
    const label = textProp(node, "label") ?? textProp(node, "value") ?? "";
    return label === "" ? node.children : [strongLine([text(label)]), ...node.children];
  },
  Admonition(node: JsxElement) {
    const title = textProp(node, "title") ?? admonitionKind(textProp(node, "type") ?? "note")?.title;
    return [titledQuote([text(title ?? articleText.admonition.note)], node.children)];
  },
  CodeBlock(node: JsxElement) {
    const lang = textProp(node, "language") ?? /language-([\w-]+)/.exec(textProp(node, "className") ?? "")?.[1];
    const title = textProp(node, "title");
    const meta = [textProp(node, "metastring"), title && `title=${JSON.stringify(title)}`];
    return [{ type: "code", lang: lang ?? "", meta: meta.filter(Boolean).join(" "), value: codeOf(node) }];
  },
  Details: (node) => fold(textProp(node, "summary") ?? articleText.details, node.children),
  Link(node: JsxElement) {
    const url = textProp(node, "to") ?? textProp(node, "href");
    return inParagraph(node, url === undefined ? phrasesOf(node) : [{ type: "link", url, children: phrasesOf(node) }]);
  },
  Heading(node: JsxElement) {
    const depth = Number(/^h([1-6])$/.exec(textProp(node, "as") ?? "")?.[1] ?? 2);
    return [{ type: "heading", depth, children: phrasesOf(node) } as Nodes];
  },
  IdealImage: (node) => image(node, addressProp(node, "src") ?? addressProp(node, "img")),
  ThemedImage: (node) => image(node, addressProp(node, "sources")),
  Mermaid: (node) => [{ type: "code", lang: "mermaid", value: textProp(node, "value") ?? "" }],
  BrowserOnly(node: JsxElement) {
    const fallback = textProp(node, "fallback") ?? "";
    return fallback === "" ? [] : inParagraph(node, [text(fallback)]);
  },
  Translate: contentOf,
  // Lists of headings and of other pages are not part of the text.
  TOCInline: nothing,
  Areas: nothing,
  DocCardList: nothing,
  Head: nothing,
} satisfies Readonly<Record<string, ComponentCopy>>;

/** The name of one of the site's components. */
export type ComponentName = keyof typeof copies;

const copyByName: ReadonlyMap<string, ComponentCopy> = new Map(Object.entries(copies));

/** Returns one of the site's components as Markdown, or undefined for any other element. */
export function componentCopy(node: JsxElement): readonly Nodes[] | undefined {
  return copyByName.get(node.name ?? "")?.(node);
}

/** Returns the value of a string literal in JavaScript, or undefined for any other expression. */
export function literalOf(expression: string): string | undefined {
  return /^(["'`])((?:(?!\1|\$\{)[^\\])*)\1$/.exec(expression.trim())?.[2];
}

/** Returns the source of a property: its text, or its expression in braces. */
function propOf(node: JsxElement, name: string) {
  const attribute = node.attributes.find((item) => "name" in item && item.name === name);
  return attribute?.value ?? undefined;
}

/** Returns the text of a property. Expressions other than literals and elements have none. */
function textProp(node: JsxElement, name: string): string | undefined {
  const value = propOf(node, name);
  if (value === undefined || typeof value === "string") return value;
  const isElement = value.value.trimStart().startsWith("<");
  return isElement ? value.value.replace(/<[^>]*>/g, "").trim() : literalOf(value.value);
}

/** Returns the first address in a property: `"./a.png"`, `{require("./a.png")}`. */
function addressProp(node: JsxElement, name: string): string | undefined {
  const value = propOf(node, name);
  if (value === undefined || typeof value === "string") return value;
  return /(["'`])([^"'`$\\]+)\1/.exec(value.value)?.[2];
}

/** Returns the code in a `<CodeBlock>`. A variable stays as its name in braces. */
function codeOf({ children }: JsxElement): string {
  const lines = children.map((child) => {
    const isExpression = child.type === "mdxFlowExpression" || child.type === "mdxTextExpression";
    return isExpression ? (literalOf(child.value) ?? `{${child.value}}`) : textOf(child);
  });
  return lines.join("\n").trim();
}

function phrasesOf({ children }: JsxElement): PhrasingContent[] {
  return children.flatMap((child) => (child.type === "paragraph" ? child.children : [child as PhrasingContent]));
}

function inParagraph({ type }: JsxElement, children: PhrasingContent[]): readonly Nodes[] {
  return type === "mdxJsxFlowElement" ? [{ type: "paragraph", children }] : children;
}

/** Returns a picture, or its description if its address is not written in the element. */
function image(node: JsxElement, url: string | undefined): readonly Nodes[] {
  const alt = textProp(node, "alt") ?? "";
  const title = textProp(node, "title");
  if (url !== undefined) return inParagraph(node, [{ type: "image", url, alt, title }]);
  return alt === "" ? [] : inParagraph(node, [text(alt)]);
}
