import katex from "katex";
import type { Root } from "mdast";
import type { InlineMath, Math as MathBlock } from "mdast-util-math";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { type PluggableList, type Processor, unified } from "unified";
import { formulaSyntax } from "../../../src/markdown/math/formula-syntax";
import { isProse } from "../../../src/markdown/math/math";
import { markdownSyntax } from "../../../src/markdown/source/markdown-syntax";

/**
 * Formula syntax of other generators. `$` follows remark-math, which is the most permissive. `$$`
 * may be on the same lines as its formula, as MathJax, Obsidian and this site allow. With
 * remark-math alone, such a formula would hide the text up to the next `$$`.
 */
export const foreignFormulas: PluggableList = [remarkMath, displayOnItsLines];

function displayOnItsLines(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: formulaSyntax.flow ?? {} }];
}

/**
 * Rewrites a formula of another generator so that this site renders it.
 * @param raw the formula in the original, with its dollars
 * @returns `raw` if nothing has to change; null if KaTeX cannot render it
 */
export function rewriteFormula(formula: InlineMath | MathBlock, raw: string): string | null {
  if (formula.type === "math") return isReadable(formula.value, true) ? raw : null;
  if (raw.startsWith("$$")) return inTwoDollars(formula.value, raw);
  if (!isReadable(formula.value, false)) return withoutEscapes(formula.value);
  if (isRead(raw) || !isFormula(formula.value)) return raw;
  const written = `$${formula.value.trim().replace(/[，。；！？、]+/g, "\\text{$&}")}$`;
  return isRead(written) ? written : raw;
}

/**
 * Removes the backslashes that authors write where Markdown runs before MathJax: `\Sigma^{\*}`.
 * Returns null if KaTeX cannot render the result.
 */
function withoutEscapes(value: string): string | null {
  const formula = value.replace(/\\([*_])/g, "$1");
  return formula !== value && isReadable(formula, false) ? `$${formula}$` : null;
}

/**
 * Converts a formula in `$$` within a line, which this site renders inline. A `\tag` becomes text,
 * because KaTeX allows it only in display formulas.
 */
function inTwoDollars(value: string, raw: string): string | null {
  if (isReadable(value, false)) return raw;
  const numbered = value.replace(/\\tag\*?\s*\{([^{}]*)\}/g, "\\qquad\\text{($1)}");
  return isReadable(numbered, false) ? `$$${numbered}$$` : null;
}

/** Returns whether KaTeX can render a formula. */
function isReadable(value: string, displayMode: boolean): boolean {
  try {
    katex.renderToString(value, { displayMode, output: "mathml", throwOnError: true, strict: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Guesses whether the author meant a formula, not two prices or shell variables. */
function isFormula(value: string): boolean {
  return !isProse(value) && (/[\\^_=<>+]/.test(value) || !/\s/.test(value.trim()));
}

const ownSyntax = unified().use(remarkParse).use(markdownSyntax).freeze();

/** Returns whether this site reads text as exactly one formula. */
function isRead(text: string): boolean {
  const { children }: Root = ownSyntax.parse(text);
  const [first] = children;
  return first?.type === "paragraph" && first.children.length === 1 && first.children[0]?.type === "inlineMath";
}
