import type { Code, Definition, Image, InlineCode, Nodes, PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { foreignSyntaxMessages as messages } from "../../config/messages";
import { type ArticleContext, reportError, reportWarning } from "../model/article-context";
import { isPhrase, lineIn, longestPhrase, type Phrase, withBlanks } from "./phrase-source";

type Rule = keyof typeof messages.fixes;

/** Matches `++ctrl+c++` of MkDocs, but not `C++` or `++i`. */
const keyCombination =
  /(?<![\w+\\])\+\+(?:ctrl|cmd|command|alt|option|shift|meta|win|fn|enter|return|esc|tab|space|backspace|del|f\d+)(?:\+[^\s+]+)*\+\+(?![\w+])/gi;

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
  ["definition", /(?<=\S\n):[ \t]+\S.*$/gm],
  // Hexo, Jekyll and Hugo
  ["template", /(?<!\\)\{%-?[ \t]*\w[^\n]*?%\}|(?<!\\)\{\{[<%][^\n]*?[>%]\}\}/g],
  // Python-Markdown, MyST and docsify
  ["admonition", /^(?:!!!|\?\?\?\+?)[ \t]+[a-z]\w*.*$/gm],
  ["admonition", /^\/{3,}[ \t]+[a-z-]+[ \t]*(?:\|.*)?$/gm],
  ["admonition", /^:{3,}\{[a-z-]+\}.*$/gm],
  ["admonition", /^[!?]>[ \t]+\S.*$/gm],
  ["colons", /^:{3,}[ \t]*(?:[^:{\s\p{L}].*)?$/gmu],
  // Tabs of MkDocs, VitePress and VuePress
  ["tabs", /^===[!+]?[ \t]+["“].*$/gm],
  ["tabs", /^==[ \t]+[^\s=][^=\n]*$/gm],
  ["tabs", /^@tab(?::active)?[ \t]+\S.*$/gm],
  // Files that VitePress, MkDocs, mdBook and VuePress include
  ["include", /^<<<(?!<)[ \t]*(?:@|\.{0,2}\/)\S.*$/gm],
  ["include", /^[ \t;]*-+8<-+.*$/gm],
  ["include", /(?<!\\)\{\{[ \t]*#[\w-]+[^\n}]*\}\}/g],
  ["include", /^@include[ \t]*\(.*$/gm],
  // Attributes of headings, and of a block above them
  ["headingId", /(?<=^#{1,6}[ \t].*)(?<!\\)\{(?!#[^\s{}]+\})[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}[ \t]*#*[ \t]*$/g],
  ["headingId", /(?<=^#{1,6}[ \t].*)(?<!\\)\[#[^\s\]]+\][ \t]*$/g],
  ["attributes", /(?<=^|[ \t])(?<!^#.*)\{[ \t]*[.#][a-z][\w-]*(?:[ \t]+[^{}\n]*)?\}[ \t]*$/gim],
  // Marks in a sentence, of Pandoc, MkDocs Material, CriticMarkup, Discord and remark-directive
  ["subOrSup", /(?<=[a-z)\]])~\d{1,3}[+-]?~(?!~)|(?<=[\p{L}\p{N})\]])\^(?:[+-]?\d{1,3}|n|st|nd|rd|th)\^(?![\w^])/giu],
  ["keys", keyCombination],
  ["edits", /(?<!\\)\{(?:\+\+[^\n]*?\+\+|--[^\n]*?--|~~[^\n]*?~>[^\n]*?~~|==[^\n]*?==|>>[^\n]*?<<)\}/g],
  ["edits", /(?<![\w+\\{])\+\+(?=[^\s+}])[^+\n]*\p{Script=Han}[^+\n]*(?<!\s)\+\+(?![\w+}])/gu],
  ["edits", /(?<![\w^\\])\^\^(?=[^\s^])[^^\n]*\p{L}[^^\n]*(?<!\s)\^\^(?!\^)/gu],
  ["spoiler", /(?<![\w|)\\])\|\|(?=[^\s|])[^|\n]*\p{Script=Han}[^|\n]*(?<!\s)\|\|(?!\|)/gu],
  ["role", /(?<![\w:\\]):(?:kbd|abbr|sub|sup|mark|badge|icon|ins|del|u|span|spoiler|button|link-card)\[[^\]\n]+\]/g],
  // Errors in Markdown itself
  ["heading", /^#{2,6}(?=[^\s#!\uFFFC]).*$/gm],
  ["list", /^(?:\d{1,2}\.|[-+])(?=\p{Script=Han})[^\n]*\n(?:\d{1,2}\.|[-+])(?=\p{Script=Han})[^\n]*$/gmu],
  ["table", /^.*\|.*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/gm],
  ["footnote", /(?<![\\\w\])])\[\^(?:\d+|[\p{Script=Han}][^\]\s]*|[a-z]{4,}[\w-]*)\](?![*+?{:])/giu],
  ["reference", /(?<![\\\w\])!])\[(?!\d+\])[^\]\n]{2,}\]\[(?!\d+\])[^\]\n]{2,}\](?!\[)/g],
  ["emphasis", /(?<![*\\])\*\*[ \t]+(?=[^*\n]*\p{Script=Han})[^\s*][^*\n]*?[ \t]+\*\*(?!\*)/gu],
];

type CodeKind = "fence" | "indented" | "inline";

/** Syntax of other programs in code of each kind. */
const codeRules: readonly (readonly [rule: Rule, kind: CodeKind, pattern: RegExp])[] = [
  // Fences below `=== "C"` of MkDocs
  ["indentedFence", "indented", /^(?:`{3,}|~{3,}).*$/m],
  // Annotations of MkDocs Material
  ["annotation", "fence", /(?:#|\/\/|--|<!--|\/\*|;)[ \t]*\(\d+\)![ \t]*(?:\*\/|-->)?$/m],
  // Highlighted code in a sentence, of MkDocs, Nuxt and rehype-pretty-code
  ["inlineLanguage", "inline", /^#![a-z]\w*[ \t]+\S.*$|^.+\{:[.a-z][\w.-]*\}$/i],
];

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
      if (node.type === "code" || node.type === "inlineCode") reportCode(node, sourceOf(node), context);
      if (node.type === "strong" || node.type === "emphasis") reportStars(node, source, context);
      return undefined;
    });
  };
}

function reportSyntax(node: Phrase, source: string, context: ArticleContext): void {
  if (source.length > longestPhrase) return;
  const text = withBlanks(node, source);
  for (const [rule, pattern] of rules) {
    for (const { 0: matched, index } of text.matchAll(pattern)) {
      const written = source.slice(index, index + matched.length);
      reportWarning(context, lineIn(node, text, index), messages.shown(written, messages.fixes[rule]));
    }
  }
}

function reportCode(node: Code | InlineCode, source: string, context: ArticleContext): void {
  const isFence = /^(?:`{3,}|~{3,})/.test(source);
  const codeKind = isFence ? "fence" : "indented";
  const kind = node.type === "inlineCode" ? "inline" : codeKind;
  for (const [rule, ofKind, pattern] of codeRules) {
    const found = kind === ofKind ? pattern.exec(node.value) : null;
    if (!found) continue;
    const line = lineIn(node, node.value, found.index) + (kind === "fence" ? 1 : 0);
    reportWarning(context, line, messages.shown(found[0].trim(), messages.fixes[rule]));
  }
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
