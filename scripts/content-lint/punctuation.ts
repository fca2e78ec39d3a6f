import { lintMessages } from "../../src/config/messages";
import type { Wording } from "../../src/lib/diagnostic";
import type { LintPage, LintProblem } from "./lint-page";

const wide = new Map([...",;:?!."].map((mark, index) => [mark, "，；：？！。".charAt(index)]));
const { extraSpace, halfWidth, halfDash, halfEllipsis, cornerBrackets } = lintMessages;

type Correct = (found: string) => string;
/**
 * Patterns, each with its message and its correction. The correction is null if it is not
 * mechanical.
 */
const checks: readonly (readonly [RegExp, Wording, Correct | null])[] = [
  [/(?<=\p{Script=Han}) (?=[A-Za-z0-9`])|(?<=[A-Za-z0-9`]) (?=\p{Script=Han})/gu, extraSpace, () => ""],
  // The space after a half-width mark is removed with the mark.
  [/(?<=\p{Script=Han})(?:[,;:?!] ?|\.(?=\s|$))/gu, halfWidth, (found) => wide.get(found.charAt(0)) ?? found],
  [/(?:(?<=\p{Script=Han})\(|\((?=\p{Script=Han}))[^()]*\)/gu, halfWidth, (found) => `（${found.slice(1, -1)}）`],
  [/(?<=\p{Script=Han})\((?![^()]*\))|\((?=\p{Script=Han})(?![^()]*\))/gu, halfWidth, null],
  [/(?<!—)—(?!—)/g, halfDash, () => "——"],
  [/(?<=[\p{Script=Han}，。])…(?!…)/gu, halfEllipsis, () => "……"],
  [/\.{3}(?=\p{Script=Han})|(?<=\p{Script=Han})\.{3}/gu, halfEllipsis, () => "……"],
  [/[「」]/g, cornerBrackets, (found) => (found === "「" ? "“" : "”")],
];

/**
 * Reports punctuation that Chinese text does not use, such as half-width marks. Also reports spaces
 * between Chinese characters and Latin letters, digits or code, because the stylesheet adds that
 * gap.
 */
export function punctuation({ file, prose }: LintPage): LintProblem[] {
  return prose.flatMap(({ line, written, text }) => {
    const shown = blankMarkup(text);
    const corrected = checks.reduce((now, [pattern, , to]) => (to ? now.replace(pattern, to) : now), shown);
    // Restores the blanked characters in order. No correction adds or removes a blank.
    const hidden = [...shown.matchAll(/[`\0]/g)].map(({ index }) => written.charAt(index));
    const mended = corrected.replace(/[`\0]/g, () => hidden.shift() ?? "");
    return checks.flatMap(([pattern, { message, fix }, to]): LintProblem[] => {
      const at = shown.search(pattern);
      if (at < 0) return [];
      const place = JSON.stringify(shown.slice(Math.max(0, at - 8), at + 12).replaceAll("\0", ""));
      const problem = { severity: "error", file, line, message: lintMessages.at(message, place), fix } as const;
      return [to ? { ...problem, written, mended } : problem];
    });
  });
}

/**
 * Blanks markup such as list markers, link targets, table pipes and tags, because different rules
 * apply to its spaces and punctuation.
 */
function blankMarkup(text: string): string {
  const markup = [
    /^\s*(?:>\s?)*(?:[-*+]|\d+\.|#{1,6})\s+(?:\[[ x]\]\s+)?/,
    /(?<=\])\([^)]*\)/g,
    /\s*\|\s*/g,
    /<[^>]+>|\{[^}]*\}/g,
    /^:{3,}\w*.*$/,
    /^\[\^[^\]]+\]:\s*/,
  ];
  return markup.reduce((left, pattern) => left.replace(pattern, (found) => "\0".repeat(found.length)), text);
}
