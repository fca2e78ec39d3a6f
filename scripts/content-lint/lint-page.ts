import { inSiteLanguage } from "../../src/config/in-site-language";
import { parseFrontMatter } from "../../src/content/files/read-markdown";
import type { Diagnostic } from "../../src/lib/diagnostic";
import { topFolder } from "../../src/lib/paths";

/** A line of prose. In `text`, each character of code and formulas is a backtick. */
export interface ProseLine {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly written: string;
  readonly text: string;
}

/** A problem, with the corrected line if the correction is mechanical. */
export type LintProblem = Diagnostic & { readonly written?: string; readonly mended?: string };

/** The opening line of a code block. `marks` includes the indentation. */
export type Fence = Omit<ProseLine, "text"> & Readonly<Record<"marks" | "language" | "meta", string>>;

/** A content file as lint rules see it. */
export type LintPage = ReturnType<typeof lintPage>;

/** Matches one unit of a page's size: a Chinese character on a Chinese site, or else a word. */
const countedPart = inSiteLanguage({ zh: /\p{Script=Han}/gu, en: /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu });

/** Splits a content file into the parts that rules check. */
export function lintPage(file: string, source: string) {
  const { data, body, bodyLine } = parseFrontMatter(source, file);
  const prose: ProseLine[] = [];
  const fences: Fence[] = [];
  let open = "";
  let inFormula = false;
  for (const [index, written] of body.split("\n").entries()) {
    const line = bodyLine + index + 1;
    const [fence, marks = "", language = "", meta = ""] = /^(\s*(?:`{3,}|~{3,}))([^\s`]*)(.*)$/.exec(written) ?? [];
    if (open !== "") {
      if (marks.trim().startsWith(open) && language === "") open = "";
    } else if (fence !== undefined) {
      open = marks.trim();
      fences.push({ line, written, marks, language, meta });
    } else if (/^\s*\$\$\s*$/.test(written)) inFormula = !inFormula;
    else if (!inFormula) prose.push({ line, written, text: blankInline(written) });
  }
  return { file, kind: topFolder(file), data, prose, fences, size: (body.match(countedPart) ?? []).length };
}

/**
 * Replaces each character of inline code and formulas with a backtick, so that rules can still
 * check the characters around them.
 */
function blankInline(text: string): string {
  const blank = (found: string) => "`".repeat(found.length);
  return text.replace(/(`+)(?:(?!\1).)+?\1/g, blank).replace(/\$\$[^$]+\$\$|\$[^$\s](?:[^$]*[^$\s])?\$/g, blank);
}
