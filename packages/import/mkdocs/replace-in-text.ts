import { codeRanges, type SourceText } from "../markdown/source-text";

const formula = /\$\$[\s\S]*?\$\$|(?<![\\$])\$(?![\s$])(?:(?!\n[ \t]*\n)[^$])+?\$|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g;

/** Replaces matches outside code and formulas. A match stays if `replace` returns null. */
export function replaceInText(
  source: SourceText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | null,
): SourceText {
  const formulas = formulaRanges(source.text);
  return source.replaceOutsideCode(pattern, (match) => {
    const end = match.index + match[0].length;
    return formulas.some((range) => range.start < end && match.index < range.end) ? null : replace(match);
  });
}

function formulaRanges(text: string): { readonly start: number; readonly end: number }[] {
  let plain = text;
  // A dollar sign in code does not open a formula, so code is blanked out first.
  for (const { start, end } of codeRanges(text))
    plain = plain.slice(0, start) + plain.slice(start, end).replace(/[^\n]/g, " ") + plain.slice(end);
  return [...plain.matchAll(formula)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
