import { folderOf } from "../../src/content/content-file";
import { parseFrontMatter } from "../../src/content/front-matter";
import type { Diagnostic } from "../../src/lib/diagnostic";

/** A line of prose, with code and formulas blanked out, character by character. */
export interface ProseLine {
  /** Line in the file, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** A mechanical correction of one line. */
export interface Edit {
  readonly line: number;
  /** Where it begins, in UTF-16 units from 0. */
  readonly column: number;
  readonly length: number;
  readonly text: string;
}

/** A problem, and how it can be corrected where that needs no thought. */
export type LintProblem = Diagnostic & { readonly edits?: readonly Edit[] };

export interface Fence {
  readonly line: number;
  /** Where the language stands, or would. */
  readonly column: number;
  readonly language: string;
  readonly meta: string;
}

/** A content file as lint rules see it. */
export interface LintPage {
  readonly file: string;
  /** Top folder of the file in the content folder. */
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly prose: readonly ProseLine[];
  readonly fences: readonly Fence[];
  /** Number of Han characters in the body. */
  readonly han: number;
}

/** Checks one page and returns its problems. */
export type LintRule = (page: LintPage) => LintProblem[];

/** Splits a content file into the parts that rules check. */
export function lintPage(file: string, text: string): LintPage {
  const { data, body, bodyLine } = parseFrontMatter(text, file);
  const { prose, fences } = splitBody(body, bodyLine);
  const kind = folderOf(file);
  return { file, kind, data, body, prose, fences, han: (body.match(/\p{Script=Han}/gu) ?? []).length };
}

function splitBody(body: string, bodyLine: number): { prose: ProseLine[]; fences: Fence[] } {
  const prose: ProseLine[] = [];
  const fences: Fence[] = [];
  let open: string | null = null;
  let inFormula = false;
  for (const [index, text] of body.split("\n").entries()) {
    const line = bodyLine + index + 1;
    const fence = /^\s*(`{3,}|~{3,})([^\s`]*)(.*)$/.exec(text);
    if (open !== null) {
      if (fence?.[1]?.startsWith(open) && fence[2] === "") open = null;
    } else if (fence) {
      open = fence[1] ?? "```";
      fences.push({ line, column: text.indexOf(open) + open.length, language: fence[2] ?? "", meta: fence[3] ?? "" });
    } else if (/^\s*\$\$\s*$/.test(text)) {
      inFormula = !inFormula;
    } else if (!inFormula) {
      prose.push({ line, text: blankInline(text) });
    }
  }
  return { prose, fences };
}

/** Replaces inline code and formulas by as many backticks, so that rules can still check the characters around them. */
function blankInline(text: string): string {
  const blank = (found: string) => "`".repeat(found.length);
  return text.replace(/(`+)(?:(?!\1).)+?\1/g, blank).replace(/\$\$[^$]+\$\$|\$[^$\s](?:[^$]*[^$\s])?\$/g, blank);
}
