import katex from "katex";
import { quote } from "../../lib/diagnostic";
import { escapeHtml } from "../../lib/escape-html";
import { readingText } from "../../text/reading";
import { type ArticleContext, reportError, reportWarning, type Slot } from "../model/article-context";
import type { RenderedSlot } from "../model/rendered-slot";
import { formulaText } from "./formula-text";

/**
 * A formula as MathML: browsers draw it without KaTeX's styles and fonts.
 *
 * One `$` opens a formula, so `$5 和 $6` is one as well, of the text `5 和`. A formula with bare Chinese in it is most
 * likely that, and warned of; `\$5` is a price.
 */
export function mathFormula({ value, display, line }: Slot & { kind: "math" }, context: ArticleContext): RenderedSlot {
  if (
    !display &&
    /\p{Script=Han}/u.test(value.replace(/\\(?:text|mbox|textrm|textbf|operatorname)\s*\{[^}]*\}/g, ""))
  ) {
    reportWarning(context, line, { message: `$${value}$被当作公式`, fix: "美元符号写\\$，公式里的文字写\\text{…}" });
  }
  const math = toMathMl(value, display, line, context);
  const html = display
    ? `<div class="math-block" tabindex="0" role="group" aria-label="${readingText.formula}">${math}</div>`
    : `<span class="math-inline">${math}</span>`;
  const text = math.startsWith("<math") ? formulaText(math) : value;
  return { kind: display ? "block" : "inline", text, written: value, html };
}

/** Nobody writes more by hand, and thousands of braces keep KaTeX busy for minutes. */
const longest = 10_000;
const deepest = 100;

function toMathMl(value: string, displayMode: boolean, line: number, context: ArticleContext): string {
  if (value.length > longest || braceDepth(value) > deepest) {
    reportError(context, line, {
      message: `公式太长或括号套得太深（至多${longest}个字符、${deepest}层花括号）`,
      fix: "拆成几个公式",
    });
    return `<code>${escapeHtml(value.slice(0, longest))}</code>`;
  }
  try {
    const html = katex.renderToString(value, { displayMode, output: "mathml", throwOnError: true, strict: "ignore" });
    return html.replace(/^<span class="katex">|<\/span>$/g, "").replace(/ style="[^"]*"/g, "");
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/^KaTeX parse error: /, "");
    reportError(context, line, { message: `公式${quote(value)}有误：${reason}`, fix: "只用KaTeX支持的命令" });
    return `<code>${escapeHtml(value)}</code>`;
  }
}

function braceDepth(value: string): number {
  let depth = 0;
  let greatest = 0;
  for (const character of value) {
    if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    greatest = Math.max(greatest, depth);
  }
  return greatest;
}
