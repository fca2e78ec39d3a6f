import { codeMessages } from "../../config/messages";
import { site } from "../../config/site";
import { escapeHtml } from "../../lib/escape-html";
import { dirname } from "../../lib/paths";
import { articleText } from "../../text/texts";
import { forEars } from "../elements/for-ears";
import { contentPath, includedFile } from "../files/named-files";
import { type ArticleContext, reportWarning, type Slot } from "../model/article-context";
import type { RenderedSlot } from "../model/types";
import { type FenceMeta, type LineMark, magicComments, markWords, parseFenceMeta } from "./fence";
import { highlightLines, isHighlighted, labelOfLang, nearestLang, normalizeLang } from "./highlight";
import { promptStart, sessionLines, sessionOf } from "./session";

/**
 * The maximum number of characters to highlight, because a build must finish and nobody reads a
 * megabyte of code for its colours.
 */
const highlightLimit = 200_000;

/**
 * Code of more than `foldFrom` lines is folded to `shownLines` lines, unless `fold=false` is set or
 * a marked line would be hidden. code.css repeats `shownLines`.
 */
const foldFrom = 50;
const shownLines = 30;

type CodeSlot = Slot & { kind: "code" };

/**
 * Renders a fence as a figure. The HTML already contains `code-bar`, so that the layout does not
 * shift when a script adds the copy button to it. Fences with rare features get `code-…` classes,
 * so that pages without these classes can omit their CSS rules.
 * @param drawnLanguages the languages of drawn fences, to suggest for a misspelled name
 */
export async function codeBlock(
  slot: CodeSlot,
  context: ArticleContext,
  drawnLanguages: readonly string[],
): Promise<RenderedSlot> {
  const meta = parseFenceMeta(slot.meta);
  const { code, marks, unbalanced, unknown } = magicComments(
    withoutAnsi(codeOf(slot, meta, context)).replace(/\n$/, ""),
  );
  if (unbalanced) {
    const other = unbalanced === "start" ? "end" : "start";
    reportWarning(context, slot.line, codeMessages.unbalanced(unbalanced, other));
  }
  for (const word of unknown) reportWarning(context, slot.line, codeMessages.unknownMark(word, markWords));
  const lang = langOf(slot, context, drawnLanguages);
  const plainLines = code.split("\n");
  const isPlain = lang === "" || code.length > highlightLimit;
  const session = isPlain ? undefined : sessionOf(lang, code);
  const colored = isPlain ? plainLines.map(escapeHtml) : await highlightLines(code, lang);
  const lines = session ? await sessionLines(session, plainLines, colored) : colored;
  const marked = new Map<number, LineMark>([
    ...(lang === "diff" ? changedLines(plainLines) : []),
    ...[...meta.highlighted].map((line) => [line, "highlighted"] as const),
    ...marks,
  ]);
  const html = lines.map((line, index) => lineHtml(line, marked.get(index + 1), index, meta.firstNumber));
  const title = meta.title ?? (isOutput(slot, meta) ? articleText.output : undefined);
  const isFolded = meta.fold && lines.length > foldFrom && ![...marked.keys()].some((line) => line > shownLines);
  const label = labelOfLang(lang);
  const langAttribute = label === "" ? "" : ` data-lang="${escapeHtml(label)}"`;
  const caption = title ? `<figcaption class="code-title"${langAttribute}>${escapeHtml(title)}</figcaption>` : "";
  // Code with long lines also uses the free space beside the text.
  const room = meta.firstNumber === undefined ? fitting : fitting - numberColumns;
  const names = [
    "code",
    lang === "" && isOutput(slot, meta) ? "code-output" : "",
    lines.some((line) => line.startsWith(promptStart)) ? "code-session" : "",
    [...marked.values()].some((mark) => mark !== "highlighted") ? "code-marks" : "",
    [...marked.values()].includes("focused") ? "code-focus" : "",
    meta.firstNumber === undefined ? "" : "code-numbers",
    isFolded ? "code-fold" : "",
    Math.max(...plainLines.map(columnsOf)) > room ? "code-wide" : "",
  ];
  const attributes = `class="${names.filter(Boolean).join(" ")}"${title ? "" : langAttribute}`;
  const part = (text: string) =>
    `<span>${text}${title === undefined ? "" : forEars(articleText.ofFigure(title))}</span>`;
  const more = isFolded
    ? `<details class="code-more"><summary>${part(articleText.showLines(lines.length))}${part(articleText.showLess)}</summary></details>`
    : "";
  return {
    kind: "code",
    text: title ? `${title}\n${code}` : code,
    html: `<figure ${attributes}>${caption}<div class="code-bar">${fileLink(meta, lang, context)}</div><pre tabindex="0"><code class="language-${escapeHtml(lang || "text")}">${html.join("\n")}</code></pre>${more}</figure>`,
  };
}

function lineHtml(line: string, mark: LineMark | undefined, index: number, firstNumber: number | undefined): string {
  if (mark === undefined && firstNumber === undefined) return line;
  const names = ["line", mark === undefined || mark === "focused" ? "" : "highlighted", mark ?? ""];
  // The stylesheet counts lines from 1, so the HTML contains the numbers if they start anywhere
  // else.
  const number = (firstNumber ?? 1) === 1 ? "" : ` data-n="${Number(firstNumber) + index}"`;
  return `<span class="${[...new Set(names)].filter(Boolean).join(" ")}"${number}>${line}</span>`;
}

/**
 * Returns marks for the added and removed lines of a diff. `--- a.c` and `+++ a.c` get no mark,
 * because they name files.
 */
function changedLines(lines: readonly string[]): [number, LineMark][] {
  return lines.flatMap((line, index): [number, LineMark][] => {
    if (!/^[+-]/.test(line) || /^(?:\+\+\+|---)(?:\s|$)/.test(line)) return [];
    return [[index + 1, line.startsWith("+") ? "added" : "removed"]];
  });
}

/**
 * Returns true if code is the output of a program: if its language is `output`, if its title says
 * so, such as `输出` or `stdout`, or if it is included from a `.out` file.
 */
function isOutput({ lang }: CodeSlot, { title = "", file = "" }: FenceMeta): boolean {
  return /^output$/i.test(lang) || /^(?:输出|运行结果|output\b|stdout\b)|的输出/i.test(title) || file.endsWith(".out");
}

/**
 * Returns a link to an included file in the repository. Returns "" for code without an included
 * file or without a highlighted language, for a file outside the content folder, or if the site
 * sets no `editUrl`. `/edit/` or `/tree/` in `editUrl` becomes `/blob/`. An `editUrl` with neither
 * is used unchanged.
 */
function fileLink({ file, lines = "" }: FenceMeta, lang: string, { source }: ArticleContext): string {
  const { editUrl } = site.docs;
  const path = file === undefined || lang === "" ? null : contentPath(dirname(source.file), file);
  if (path === null || !editUrl) return "";
  const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?/.exec(lines) ?? [];
  const place = first === undefined ? "" : `#L${first}${last === undefined ? "" : `-L${last}`}`;
  const address = encodeURI(editUrl.replace(/\/(?:edit|tree)\//, "/blob/") + path) + place;
  return `<a class="code-file" href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer">${articleText.openFile}${forEars(articleText.opensInNewTab)}</a>`;
}

function codeOf({ value, line }: CodeSlot, { file, lines }: FenceMeta, context: ArticleContext): string {
  if (file === undefined) return value;
  if (value.trim() !== "") reportWarning(context, line, codeMessages.twoContents(file));
  return includedFile(file, lines, line, context) ?? "";
}

/**
 * Removes CSI and OSC terminal escape sequences, such as colour codes and links:
 * https://www.ecma-international.org/publications-and-standards/standards/ecma-48/
 */
function withoutAnsi(code: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a sequence begins with a control character.
  return code.replace(/\u001b\[[\d;?]*[A-Za-z]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g, "");
}

/**
 * Languages of fences that Typora and other editors draw. The warning for such a language suggests
 * `mermaid`, because Mermaid supports these diagrams.
 */
const drawnElsewhere = new Set(["flow", "flowchart", "sequence", "seq", "gantt"]);

/**
 * Returns the language for the highlighter, or "" for plain text. For an unknown language, reports
 * a warning and returns "".
 */
function langOf({ lang: name, line }: CodeSlot, context: ArticleContext, drawnLanguages: readonly string[]) {
  const lang = normalizeLang(name);
  if (lang === "" || isHighlighted(lang)) return lang;
  const meant = drawnElsewhere.has(lang) ? "mermaid" : nearestLang(lang, drawnLanguages);
  reportWarning(context, line, codeMessages.unknownLanguage(name, meant));
  return "";
}

/** The number of characters of code that fit into the width of the text. */
const fitting = 80;

/** The width of a Chinese character in columns: 1 em instead of 0.6 em. */
const wideCharacter = 1.67;
const tabColumns = 4;
const numberColumns = 6;

function columnsOf(line: string): number {
  return [...line].reduce((columns, character) => {
    if (character === "\t") return columns + tabColumns - (columns % tabColumns);
    return columns + (/[\u2e80-\uffff]/.test(character) ? wideCharacter : 1);
  }, 0);
}
