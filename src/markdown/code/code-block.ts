import type { BundledLanguage } from "shiki/langs";
import { codeMessages } from "../../config/messages";
import { site } from "../../config/site";
import { escapeHtml } from "../../lib/escape-html";
import { dirname } from "../../lib/paths";
import { widthInColumns } from "../../lib/text-width";
import { articleText } from "../../text/texts";
import { forEars } from "../elements/for-ears";
import { contentPath, includedFile } from "../files/named-files";
import { type ArticleContext, type Fence, reportWarning, type Slot } from "../model/article-context";
import type { RenderedSlot } from "../model/types";
import { magicComments, markWords } from "./fence";
import { type FenceMeta, type LineMark, parseFenceMeta } from "./fence-meta";
import { highlightLines, isHighlighted, labelOfLang, meantByLang, normalizeLang } from "./highlight";
import { promptStart, sessionLines, sessionOf } from "./session";

/**
 * The maximum number of characters to highlight. Highlighting more could keep a build from
 * finishing, and nobody reads a megabyte of code for its colours.
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
export function codeBlock(
  slot: CodeSlot,
  context: ArticleContext,
  drawnLanguages: readonly string[],
): Promise<RenderedSlot> {
  const meta = parseFenceMeta(slot.meta);
  const { text, lines } = codeOf(slot, meta, context);
  const { code, marks, unbalanced, unknown } = magicComments(withoutAnsi(text).replace(/\n$/, ""));
  if (unbalanced) {
    const other = unbalanced === "start" ? "end" : "start";
    reportWarning(context, slot.line, codeMessages.unbalanced(unbalanced, other));
  }
  for (const word of unknown) reportWarning(context, slot.line, codeMessages.unknownMark(word, markWords));
  reportOutside(meta, code, slot.line, context);
  const lang = langOf(slot, context, drawnLanguages);
  const link = fileLink(meta, lines, lang, context);
  return codeFigure({ code, lang, meta, marks, link, isOutput: isOutput(slot, meta) });
}

/**
 * Reports the first marked line that the code does not have. Does nothing for empty code, because
 * `includedFile` reports a file that cannot be shown.
 */
function reportOutside({ marks }: FenceMeta, code: string, line: number, context: ArticleContext): void {
  const count = code.split("\n").length;
  const outside = [...marks.keys()].find((marked) => marked < 1 || marked > count);
  if (outside !== undefined && code !== "") reportWarning(context, line, codeMessages.noMarkedLine(outside, count));
}

/**
 * Renders the source of a fence that is not drawn as a figure of code. Reports nothing, because the
 * drawing has reported why it is missing.
 */
export function sourceFigure({ lang: name, meta, value }: Fence): Promise<RenderedSlot> {
  const lang = normalizeLang(name);
  return codeFigure({
    code: value.replace(/\n$/, ""),
    lang: isHighlighted(lang) ? lang : "",
    meta: parseFenceMeta(meta),
    marks: new Map(),
    link: "",
    isOutput: false,
  });
}

/** Code with everything that its figure shows. */
interface Listing {
  readonly code: string;
  /** The language for the highlighter, or "" if the code is not highlighted. */
  readonly lang: BundledLanguage | "";
  readonly meta: FenceMeta;
  /** The marks of comments in the code, by line number from 1. */
  readonly marks: ReadonlyMap<number, LineMark>;
  /** A link to the included file as HTML, or "". */
  readonly link: string;
  readonly isOutput: boolean;
}

async function codeFigure(listing: Listing): Promise<RenderedSlot> {
  const { code, lang, meta, link } = listing;
  const lines = await linesOf(listing);
  const marks = marksOf(listing);
  const title = meta.title ?? (listing.isOutput ? articleText.output : undefined);
  const isFolded = meta.fold && lines.length > foldFrom && ![...marks.keys()].some((line) => line > shownLines);
  const label = labelOfLang(lang);
  const langAttribute = label === "" ? "" : ` data-lang="${escapeHtml(label)}"`;
  const name = articleText.code + ((title ?? label) ? articleText.named(title ?? label) : "");
  const classes = classesOf(listing, lines, marks, isFolded);
  const html = lines.map((line, index) => lineHtml(line, marks.get(index + 1), index, meta.firstNumber));
  return {
    kind: "code",
    text: title ? `${title}\n${code}` : code,
    html: [
      `<figure class="${classes}"${title ? "" : langAttribute}>`,
      title ? `<figcaption class="code-title"${langAttribute}>${escapeHtml(title)}</figcaption>` : "",
      `<div class="code-bar">${link}</div>`,
      `<pre tabindex="0" role="group" aria-label="${escapeHtml(name)}"><code class="language-${escapeHtml(lang || "text")}">${html.join("\n")}</code></pre>`,
      isFolded ? foldOf(lines.length, title) : "",
      "</figure>",
    ].join(""),
  };
}

/** Returns the lines of code as HTML, with the colours of their language. */
async function linesOf({ code, lang }: Listing): Promise<readonly string[]> {
  const plainLines = code.split("\n");
  if (lang === "" || code.length > highlightLimit) return plainLines.map(escapeHtml);
  const colored = await highlightLines(code, lang);
  const session = sessionOf(lang, code);
  return session ? sessionLines(session, plainLines, colored) : colored;
}

/** Returns the mark of each marked line. A comment overrides the meta, which overrides a diff. */
function marksOf({ code, lang, meta, marks }: Listing): ReadonlyMap<number, LineMark> {
  return new Map<number, LineMark>([
    ...(lang === "diff" ? changedLines(code.split("\n")) : []),
    ...meta.marks,
    ...marks,
  ]);
}

/** Returns the classes of a figure for which the stylesheet has rules. */
function classesOf(
  { code, lang, meta, isOutput }: Listing,
  lines: readonly string[],
  marks: ReadonlyMap<number, LineMark>,
  isFolded: boolean,
): string {
  const kinds = [...marks.values()];
  const isNumbered = meta.firstNumber !== undefined;
  // Code with long lines also uses the free space beside the text.
  const room = isNumbered ? fittingColumns - numberColumns : fittingColumns;
  const names = [
    "code",
    lang === "" && isOutput ? "code-output" : "",
    lines.some((line) => line.startsWith(promptStart)) ? "code-session" : "",
    kinds.some((mark) => mark !== "highlighted") ? "code-marks" : "",
    kinds.includes("focused") ? "code-focus" : "",
    isNumbered ? "code-numbers" : "",
    isFolded ? "code-fold" : "",
    Math.max(...code.split("\n").map(widthInColumns)) > room ? "code-wide" : "",
  ];
  return names.filter(Boolean).join(" ");
}

/** Returns the control that shows the folded lines. Screen readers hear the name of the figure. */
function foldOf(lineCount: number, title: string | undefined): string {
  const ofFigure = title === undefined ? "" : forEars(articleText.named(title));
  const part = (text: string) => `<span>${text}${ofFigure}</span>`;
  const summary = part(articleText.showLines(lineCount)) + part(articleText.showLess);
  return `<details class="code-more"><summary>${summary}</summary></details>`;
}

function lineHtml(line: string, mark: LineMark | undefined, index: number, firstNumber: number | undefined): string {
  if (mark === undefined && firstNumber === undefined) return line;
  const names = ["line", mark === undefined || mark === "focused" ? "" : "highlighted", mark ?? ""];
  // The stylesheet counts lines from 1, so the HTML contains the numbers if they start anywhere
  // else.
  const number = (firstNumber ?? 1) === 1 ? "" : ` data-n="${Number(firstNumber) + index}"`;
  const element = elementOf(mark);
  return `<${element} class="${[...new Set(names)].filter(Boolean).join(" ")}"${number}>${line}</${element}>`;
}

/** Returns the element of a line with a mark. Screen readers announce all of them but `span`. */
function elementOf(mark: LineMark | undefined): "span" | "mark" | "ins" | "del" {
  if (mark === undefined || mark === "focused") return "span";
  if (mark === "added") return "ins";
  return mark === "removed" ? "del" : "mark";
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
function fileLink({ file }: FenceMeta, lines: string | undefined, lang: string, { source }: ArticleContext): string {
  const { editUrl } = site.docs;
  const path = file === undefined || lang === "" ? null : contentPath(dirname(source.file), file);
  if (path === null || !editUrl) return "";
  const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?/.exec(lines ?? "") ?? [];
  const place = first === undefined ? "" : `#L${first}${last === undefined ? "" : `-L${last}`}`;
  const address = encodeURI(editUrl.replace(/\/(?:edit|tree)\//, "/blob/") + path) + place;
  return `<a class="code-file" href="${escapeHtml(address)}" target="_blank" rel="noopener noreferrer">${articleText.openFile}${forEars(articleText.opensInNewTab)}</a>`;
}

/** Returns the code of a fence. `lines` is the range of the code if it is a part of a file. */
function codeOf(
  { value, line }: CodeSlot,
  { file, ...part }: FenceMeta,
  context: ArticleContext,
): { readonly text: string; readonly lines?: string | undefined } {
  if (file === undefined) return { text: value };
  if (value.trim() !== "") reportWarning(context, line, codeMessages.twoContents(file));
  return includedFile(file, part, line, context) ?? { text: "" };
}

/**
 * Removes CSI and OSC terminal escape sequences, such as colour codes and links:
 * https://www.ecma-international.org/publications-and-standards/standards/ecma-48/
 */
function withoutAnsi(code: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: sequences begin with one
  return code.replace(/\u001b\[[\d;?]*[A-Za-z]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g, "");
}

/**
 * Returns the language for the highlighter, or "" for plain text. For an unknown language, reports
 * a warning and returns "".
 */
function langOf({ lang: name, line }: CodeSlot, context: ArticleContext, drawnLanguages: readonly string[]) {
  const lang = normalizeLang(name);
  if (lang === "" || isHighlighted(lang)) return lang;
  reportWarning(context, line, codeMessages.unknownLanguage(name, meantByLang(lang, drawnLanguages)));
  return "";
}

/** The number of characters of code that fit into the width of the text. */
const fittingColumns = 80;

/** Width of the line numbers, in columns. */
const numberColumns = 6;
