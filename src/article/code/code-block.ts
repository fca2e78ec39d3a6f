import type { HighlighterCore } from "shiki/core";
import { escapeHtml } from "../../lib/escape-html";
import { codeMessages } from "../../text/diagnostics/code-messages";
import { includedFile } from "../files/included-file";
import { type ArticleContext, reportWarning, type Slot } from "../model/article-context";
import type { RenderedSlot } from "../model/rendered-slot";
import { type FenceMeta, parseFenceMeta } from "./fence-meta";
import { highlightLines } from "./highlight";
import { isHighlighted, nearestLang, normalizeLang } from "./languages";
import { magicComments } from "./magic-comments";

/** Longer code is shown plain: a build must finish, and nobody reads a megabyte for its colours. */
const highlightLimit = 200_000;

/**
 * A fence as a figure. The copy button goes into `code-bar`, in the browser; the bar is there from the start so that
 * nothing moves. Line breaks stand between the lines, so that selecting copies them. Only lines that are numbered or
 * marked have an element of their own.
 */
export function codeBlock(
  slot: Slot & { kind: "code" },
  highlighter: HighlighterCore,
  context: ArticleContext,
): RenderedSlot {
  const meta = parseFenceMeta(slot.meta);
  const { code, highlighted, unbalanced } = magicComments(codeOf(slot, meta, context).replace(/\n$/, ""));
  if (unbalanced) {
    const other = unbalanced === "start" ? "end" : "start";
    reportWarning(context, slot.line, codeMessages.unbalanced(unbalanced, other));
  }
  const lang = langOf(slot, context);
  const lines =
    lang === "" || code.length > highlightLimit
      ? code.split("\n").map(escapeHtml)
      : highlightLines(highlighter, code, lang);
  const marked = new Set([...highlighted, ...meta.highlighted]);
  const html = lines.map((line, index) => {
    const isMarked = marked.has(index + 1);
    if (!isMarked && meta.firstNumber === undefined) return line;
    // The stylesheet counts from one; other numbers are written down.
    const number = (meta.firstNumber ?? 1) === 1 ? "" : ` data-n="${Number(meta.firstNumber) + index}"`;
    return `<span class="line${isMarked ? " highlighted" : ""}"${number}>${line}</span>`;
  });
  const name = escapeHtml(lang || "text");
  const title = meta.title ? `<figcaption class="code-title">${escapeHtml(meta.title)}</figcaption>` : "";
  const numbers = meta.firstNumber === undefined ? "" : " data-line-numbers";
  return {
    kind: "code",
    text: meta.title ? `${meta.title}\n${code}` : code,
    html: `<figure class="code" data-lang="${name}"${numbers}>${title}<div class="code-bar"></div><pre tabindex="0"><code class="language-${name}">${html.join("\n")}</code></pre></figure>`,
  };
}

function codeOf({ value, line }: Slot & { kind: "code" }, { file, lines }: FenceMeta, context: ArticleContext): string {
  if (file === undefined) return value;
  if (value.trim() !== "") reportWarning(context, line, codeMessages.fileAndText(file));
  return includedFile(file, lines, line, context) ?? "";
}

function langOf({ lang: written, line }: Slot & { kind: "code" }, context: ArticleContext): string {
  const lang = normalizeLang(written);
  if (lang === "" || isHighlighted(lang)) return lang;
  reportWarning(context, line, codeMessages.unknownLanguage(written, nearestLang(lang)));
  return "";
}
