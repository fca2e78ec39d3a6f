import type { Definition, Heading, Image, Nodes, Paragraph, Parents, PhrasingContent, Root, TableCell } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { foreignSyntaxMessages as messages, syntaxMessages } from "../../config/messages";
import { type ArticleContext, reportError, reportWarning } from "../model/article-context";

type Rule = keyof typeof messages.fixes;

/** Stands for code, formulas, HTML, links and pictures in the source of a paragraph. */
const blank = "\uFFFC";

/**
 * Syntax of other programs that is plain text here. Each pattern matches in the source of a
 * paragraph, a heading or a table cell.
 */
const rules: readonly (readonly [rule: Rule, pattern: RegExp])[] = [
  // LaTeX, as chatbots and forums write it. `\[1\]` and `\[snake_case\]` are escaped brackets.
  ["formula", /\\\((?:(?=(?:[^)\\]|\\[a-z])*?(?:\\[a-z]|[\^=+]|_\{|_\w\b))|(?=[a-z]\\\)))[^\n]*?[^\n\\]\\\)/gi],
  ["formula", /\\\[(?=(?:(?!\\\])[\s\S])*?(?:\\[a-z]|[\^=+]|_\{|_\w\b))[\s\S]*?\\\]/gi],
  ["formula", /(?<![\\$])\\begin\{(?:equation|align|gather|cases|[a-z]?matrix|aligned|split)\*?\}/g],
  // Typora, Obsidian and Pandoc
  ["mark", /(?<![=\\\w])==(?=[^\s=])[^=\n]*\p{L}[^=\n]*(?<!\s)==(?!=)/gu],
  ["inlineNote", /(?<!\\)\^\[[^\]\n]*\p{L}[^\]\n]*\]/gu],
  ["wikiLink", /(?<![\\[\]\w])!?\[\[(?![\s\d,.[\]-]+\]\])[^[\]\s][^[\]\n]*\]\]/g],
  ["attributes", /\uFFFC\{[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}|(?<!\\)\{:[ \t]*(?:[.#]|toc\b|[\w-]+=)[^{}\n]*\}/g],
  ["abbreviation", /^\*\[[^\]\n]+\]:[ \t]*\S.*$/gm],
  ["definition", /(?<=\S\n):[ \t]+\S.*$/gm],
  // Hexo, Jekyll and Hugo
  ["template", /(?<!\\)\{%-?[ \t]*\w[^\n]*?%\}|(?<!\\)\{\{[<%][^\n]*?[>%]\}\}/g],
  // Python-Markdown
  ["admonition", /^(?:!!!|\?\?\?\+?)[ \t]+[a-z]\w*.*$/gm],
  // Errors in Markdown itself
  ["heading", /^#{2,6}(?=[^\s#!\uFFFC]).*$/gm],
  ["list", /^(?:\d{1,2}\.|[-+])(?=\p{Script=Han})[^\n]*\n(?:\d{1,2}\.|[-+])(?=\p{Script=Han})[^\n]*$/gmu],
  ["table", /^.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/gm],
  ["footnote", /(?<![\\\w\])])\[\^(?:\d+|[\p{Script=Han}][^\]\s]*|[a-z]{4,}[\w-]*)\](?![*+?{:])/giu],
  ["reference", /(?<![\\\w\])!])\[(?!\d+\])[^\]\n]{2,}\]\[(?!\d+\])[^\]\n]{2,}\](?!\[)/g],
  ["emphasis", /(?<![*\\])\*\*[ \t]+(?=[^*\n]*\p{Script=Han})[^\s*][^*\n]*?[ \t]+\*\*(?!\*)/gu],
];

/** Maximum length of a paragraph's source that is searched, because nobody writes a longer one. */
const longest = 10_000;

/** A line that asks other programs for a table of contents. */
const contents = /^(?:@\[toc\](?:\([^)\n]*\))?|\[toc\]|\[\[toc\]\]|\$\{toc\})[ \t]*$/i;

/**
 * Reports syntax of other programs that would be shown as text. Removes the mark for a table of
 * contents, because article pages show their own. A bibliography entry that Markdown reads as a
 * link definition (`[2]: 李四.论文题目`) becomes text. A picture on the author's computer becomes its alt
 * text.
 */
export function foreignSyntax() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const source = String(file);
    const sourceOf = ({ position }: Nodes) => source.slice(position?.start.offset, position?.end.offset);
    visit(tree, (node, index, parent) => {
      if (node.type === "paragraph" && contents.test(sourceOf(node)) && parent && index !== undefined) {
        reportWarning(context, node, messages.contents(sourceOf(node)));
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type === "definition" && isReference(node)) return asText(node, sourceOf(node), context);
      if (node.type === "image" && isLocal(node.url)) return withoutPicture(node, context);
      if (isPhrase(node)) reportSyntax(node, sourceOf(node), context);
      if (node.type === "strong" || node.type === "emphasis") reportStars(node, source, context);
      return undefined;
    });
  };
}

type Phrase = Paragraph | Heading | TableCell;

function isPhrase(node: Nodes): node is Phrase {
  return node.type === "paragraph" || node.type === "heading" || node.type === "tableCell";
}

function reportSyntax(node: Phrase, source: string, context: ArticleContext): void {
  if (source.length > longest) return;
  const text = withBlanks(node, source);
  for (const [rule, pattern] of rules) {
    for (const { 0: matched, index } of text.matchAll(pattern)) {
      const written = source.slice(index, index + matched.length);
      reportWarning(context, lineIn(node, text, index), messages.shown(written, messages.fixes[rule]));
    }
  }
}

/** Returns the line of an offset in the source of a node. */
function lineIn({ position }: Nodes, source: string, index: number): number {
  return (position?.start.line ?? 1) + source.slice(0, index).split("\n").length - 1;
}

/**
 * A link or picture whose address has a blank: `![](截图 1.png)`, `![](a.png =300x200)`,
 * `[x](https://a.example “title”)`.
 */
const blankAddress =
  /(?<label>!?\[[^\]\n]*\])\((?<address>[^\s<>"'][^\n<>"']*?\.[a-z\d]{2,5}|[\uFFFC#][^\n<>"'()]+?)(?<size>[ \t]+=\d*x?\d*%?)?\)/gi;

/** Returns an address and its title in valid Markdown. */
function readableAddress(written: string): string {
  const [, url = written, title] = /^(\S+)\s+[“”]([^“”]*)[“”]$/.exec(written) ?? [];
  const target = /\s/.test(url) ? `<${url}>` : url;
  return `(${target}${title === undefined ? "" : ` "${title}"`})`;
}

/** Reports links and pictures that are text because their address has a blank. */
export function blankAddresses() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    visit(tree, (node) => {
      const { start, end } = node.position ?? {};
      // Generated nodes may have no position in this file.
      if (!isPhrase(node) || start?.offset === undefined || end?.offset === undefined) return;
      reportAddresses(node, String(file).slice(start.offset, end.offset), context);
    });
  };
}

function reportAddresses(node: Phrase, source: string, context: ArticleContext): void {
  if (source.length > longest) return;
  const text = withBlanks(node, source);
  for (const { index, groups } of text.matchAll(blankAddress)) {
    const { label = "", address = "", size = "" } = groups ?? {};
    const start = index + label.length;
    const written = source.slice(start + 1, start + 1 + address.length);
    if (size === "" && !/\s/.test(written)) continue;
    const name = source.slice(index, start);
    const fix = name + readableAddress(written);
    const message = syntaxMessages.blankInAddress(`${name}(${written}${size})`, fix, size !== "");
    reportWarning(context, lineIn(node, text, index), message);
  }
}

/** Nodes whose source cannot be foreign syntax. */
const unread =
  /^(?:inlineCode|inlineMath|html|link|image|footnoteReference|linkReference|imageReference|mdx|textDirective)/;

/** Returns the source of a node with blanks in place of its code, links and other nodes. */
function withBlanks(node: Parents, source: string): string {
  const start = node.position?.start.offset ?? 0;
  let text = source;
  visit(node, (inner) => {
    if (!unread.test(inner.type) || inner.position === undefined) return undefined;
    const [from, to] = [inner.position.start.offset ?? start, inner.position.end.offset ?? start];
    text =
      text.slice(0, from - start) +
      text.slice(from - start, to - start).replace(/[^\n]/g, blank) +
      text.slice(to - start);
    return SKIP;
  });
  return text;
}

/**
 * Reports `__init__.py` and `2*3*4`, in which underscores or asterisks make text bold or italic.
 */
function reportStars({ position }: PhrasingContent, source: string, context: ArticleContext): void {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
  const written = source.slice(start, end);
  const isName = /^__[a-z]\w*__$/.test(written);
  const isProduct = /^\*[^*]+\*$/.test(written) && /\d$/.test(source.slice(0, start)) && /^\d/.test(source.slice(end));
  if (isName || isProduct) reportWarning(context, position?.start.line, messages.stars(written));
}

/** Returns whether a link definition is a bibliography entry: `[2]: 李四.论文题目`. */
function isReference({ url }: Definition): boolean {
  return /\p{Script=Han}/u.test(url) && !/[/#]|\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf|zip)$/i.test(url);
}

function asText(node: Definition, written: string, context: ArticleContext): undefined {
  reportWarning(context, node, messages.reference(written, node.label ?? node.identifier));
  const children = [{ type: "text", value: written, position: node.position }];
  Object.assign(node, { type: "paragraph", children });
}

/** Returns whether only the author's computer can load a picture from this URL. */
function isLocal(url: string): boolean {
  return /^(?:file:|attachment:|[a-z]:[\\/]|[a-z]:%5c)/i.test(url);
}

/** Reports a picture that no reader can load, and replaces it with its alt text. */
function withoutPicture(node: Image, context: ArticleContext): undefined {
  reportError(context, node, messages.localPicture(node.url));
  Object.assign(node, { type: "text", value: node.alt ?? "" });
}
