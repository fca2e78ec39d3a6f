import { Ranges, withBlanks } from "../markdown/ranges";
import type { SourceText } from "../markdown/source-text";

const formula =
  /\$\$(?:(?!\n[ \t]*\n)[\s\S])*?\$\$|(?<![\\$])\$(?![\s$])(?:(?!\n[ \t]*\n)[^$])+?\$|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g;

/** The formulas of a text, which several patterns are tried on. */
const known = new WeakMap<SourceText, Ranges>();

/** Replaces matches outside code and formulas. A match stays if `replace` returns null. */
export function replaceInText(
  source: SourceText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | null,
): SourceText {
  const formulas = known.get(source) ?? formulaRanges(source);
  known.set(source, formulas);
  return source.replaceOutsideCode(pattern, (match) => {
    const range = { start: match.index, end: match.index + match[0].length };
    return formulas.overlapping(range).length > 0 ? null : replace(match);
  });
}

function formulaRanges(source: SourceText): Ranges {
  // A dollar sign in code does not open a formula, so code is blanked out first.
  const plain = withBlanks(source.text, source.codeRanges());
  return new Ranges(
    [...plain.matchAll(formula)].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
}
