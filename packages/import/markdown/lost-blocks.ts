import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { htmlTexts } from "../../../src/markdown/text/lost-text";
import { missingWords, type WrittenWords } from "../../../src/markdown/text/missing-words";
import { closeFormulas } from "./close-formulas";
import { parseMarkdown } from "./parse-markdown";
import { codeRanges } from "./source-text";
import { splitPage } from "./split-page";

/** One or more neighbouring blocks of the original that are missing from the imported text. */
export interface LostBlock {
  readonly line: number | undefined;
  /** The first block's text, on one line. */
  readonly text: string;
  /** Number of missing letters and digits in all the blocks. */
  readonly length: number;
}

/**
 * Compares a Markdown file of a project with its imported text. Considers only letters and digits,
 * because an import changes punctuation: it escapes characters, and writes containers and links
 * differently.
 * @param before the whole file of the project
 * @param after the whole text of the imported files
 */
export function lostBlocks(before: string, after: string, format: "md" | "mdx"): LostBlock[] {
  // Words may also have moved to an attribute, a title or the front matter, so the raw text is
  // searched too.
  const shown = lettersOf(`${[...wordsIn(after, "md")].map(({ words }) => words).join("")}\n${after}`);
  return missingWords(wordsIn(withoutSyntax(before, format), format), shown).map(({ node, words, length }) => ({
    line: node.position?.start.line,
    text: "value" in node ? node.value.replace(/[\s\uE000]+/g, " ").trim() : words,
    length,
  }));
}

/** Front matter in YAML, TOML or JSON. In Hexo, the opening line may be missing. */
const frontMatter =
  /(?<![\s\S])(?:\uFEFF?\s*(---+|\+\+\+|;;;+)[ \t]*\n[\s\S]*?\n\1[ \t]*$|\{\n[\s\S]*?\n\}$|(?:[\w-]+:.*\n|[ \t].*\n|- .*\n)+---+[ \t]*$)/m;

/**
 * Patterns for generators' syntax whose words are not body text. A pattern is tried only on text
 * that contains its `piece`.
 */
const syntax: readonly (readonly [piece: string, pattern: RegExp])[] = [
  // kramdown: tables of contents and attributes
  ["{:", /^[ \t]*(?:[-*+]|\d+[.)])[ \t]+.*\n[ \t]*\{:\s*toc\b[^}\n]*\}/],
  ["{", /\{[ \t]*[.#:][^{}\n]*\}|(?<=[)\s>`])\{[ \t]*[\w-]+=["'\w][^{}\n]*\}/],
  // Liquid, Nunjucks, Hugo and Vue
  ["endcomment", /\{%-?\s*comment\b[\s\S]*?endcomment\s*-?%\}/],
  ["endflink", /\{%\s*flink\b[\s\S]*?endflink\s*%\}/],
  ["{%", /\{%[\s\S]*?%\}/],
  ["{{", /\{\{[\s\S]*?\}\}/],
  // Python-Markdown
  ["!", /^[ \t]*!!![ \t]+\S.*$/],
  ["???", /^[ \t]*\?\?\?\+?[ \t]+\S.*$/],
  ["===", /^[ \t]*===[!+]?[ \t]+\S.*$/],
  ["markdown", /<[a-z]+\b[^>\n]*\smarkdown(?=[\s=>])[^>\n]*>/],
  ["[TOC]", /^[ \t]*\[TOC\]/],
  ["-8<-", /-+8<-+.*$/],
  ["*[", /^\*\[[^\]\n]+\]:.*$/],
  ["++", /\+\+[\w-]+(?:\+[\w-]+)*\+\+/],
  // docsify
  ["{docsify-ignore", /\{docsify-ignore[^}]*\}/],
  [":include", /\[[^\]\n]*\]\([^)\n]*['"]:include\b[^)\n]*\)/],
  [":id=", /[ \t]:id=\S+[ \t]*$/],
  // Containers, alerts and emoji
  [":::", /^[ \t>]*:{3,}.*$/],
  ["[!", /\[![a-z]+[^\]]*\]/],
  [":", /:[a-z\d_+-]+:/],
  // VitePress and VuePress
  ["[[toc]]", /\[\[toc\]\]/],
  ["@[toc]", /^@\[toc\].*$/],
  ["<<<", /^[ \t>]*<<<.*$/],
  ["@tab", /(?<=^[ \t>]*@tab\b[^\n]*)#[\w-]+[ \t]*$|^[ \t>]*@tab\b(?::active)?/],
  ["@[code", /^[ \t>]*@\[code[^\]]*\]\(.*\)$/],
  ["@include(", /^[ \t>]*@include\(.*\)$/],
  ["<", /^[ \t]*<\/?(?:CodeGroup(?:Item)?|code-(?:group(?:-item)?|block))(?:\s[^>\n]*)?>[ \t]*$/],
  // Obsidian
  ["[[", /!\[\[[^\n]*?\]\]|\[\[[^\]\n|]*\||\[\[|\]\]/],
  ["%%", /%%/],
  ["^[", /\^\[|(?<=\^\[[^\]\n]*)\]/],
  ["^", /(?:^[ \t>]*|[ \t])\^[a-z\d-]+[ \t]*$/],
];

function syntaxOf(text: string): RegExp {
  const lower = text.toLowerCase();
  const patterns = syntax.flatMap(([piece, { source }]) => (lower.includes(piece.toLowerCase()) ? [source] : []));
  return new RegExp(patterns.join("|") || "(?!)", "gim");
}

/** Matches the first line of a Python-Markdown block, whose indented text is not code. */
const indentedBlock = /^[ \t]*(?:!!!|\?\?\?\+?|===[!+]?)[ \t]+\S/m;

/**
 * Replaces front matter with spaces and generators' syntax outside code with `gap`, character by
 * character, so that line numbers stay the same. In MDX, text in braces stays, because it is
 * JavaScript.
 */
function withoutSyntax(text: string, format: "md" | "mdx"): string {
  const written = text.replace(/\r\n?/g, "\n");
  const normal = indentedBlock.test(written) ? written.replace(/^[ \t]+/gm, "") : written;
  const opening = frontMatter.exec(normal)?.[0] ?? (splitPage(normal).body === "" ? normal : "");
  const body = blank(opening) + normal.slice(opening.length);
  const code = codeRanges(body);
  const pattern = syntaxOf(body);
  let result = "";
  let end = 0;
  for (let match = pattern.exec(body); match !== null; match = pattern.exec(body)) {
    const { index } = match;
    const around = format === "mdx" && match[0].startsWith("{") ? { end: index + 1 } : code.at(index);
    // A brace in code does not open a tag that ends after the code.
    pattern.lastIndex = around?.end ?? index + match[0].length;
    result += body.slice(end, index) + (around ? body.slice(index, around.end) : blank(match[0], gap));
    end = pattern.lastIndex;
  }
  return result + body.slice(end);
}

/**
 * Marks removed syntax inside text. Words are split there, because the new text may have other
 * words in its place.
 */
const gap = "\uE000";

function blank(text: string, mark = " "): string {
  return text.replace(/[^\n]/g, mark);
}

function* wordsIn(text: string, format: "md" | "mdx"): Generator<WrittenWords> {
  const nodes: Nodes[] = [];
  // A formula without an end would be one long word, which no page contains.
  const { tree } = closeFormulas(text, (closed) => parsed(closed, format));
  visit(tree, (node) => void nodes.push(node));
  for (const node of nodes) {
    for (const part of textsOf(node).flatMap((piece) => piece.split(gap))) {
      const words = lettersOf(part);
      if (words !== "") yield { node, words };
    }
  }
}

function parsed(text: string, format: "md" | "mdx"): Root {
  return parseMarkdown(text, format) ?? parseMarkdown(text, "md") ?? { type: "root", children: [] };
}

function textsOf(node: Nodes): string[] {
  if (node.type === "html") return htmlTexts(node.value);
  if (node.type === "code")
    return node.value
      .replace(rawTag, "")
      .split("\n")
      .filter((line) => !marksLines.test(line))
      .flatMap((line) => line.split(variable));
  if (node.type === "inlineCode") return [node.value.replace(languageOfCode, "")];
  return !node.type.startsWith("mdx") && "value" in node ? [node.value] : [];
}

/** Matches the language of inline code in pymdownx: `#!py print()`. */
const languageOfCode = /^#![\w+-]+[ \t]+/;

/**
 * Matches a macro variable. MkDocs runs macros before Markdown, so variables also occur in code.
 */
const variable = /\{\{[^{}]*\}\}/;

/** Tags around verbatim text. Liquid runs before Markdown, so they also occur in code. */
const rawTag = /\{%-?\s*(?:end)?raw\s*-?%\}/g;

/**
 * Lines of code that an import may replace: includes, fences in indented blocks, and comments that
 * mark lines and may become `{1,3}`.
 */
const marksLines = /^\s*(?:`{3}|~{3}|-+8<-+|\{\{#\w+ )|\bhighlight-(?:next-line|start|end)\b|\[!code\b/;

function lettersOf(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}
