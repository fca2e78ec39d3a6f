import type { Wording } from "../../src/lib/diagnostic";
import type { Edit, LintProblem, LintRule } from "./lint-page";

interface Check {
  readonly pattern: RegExp;
  readonly wording: (place: string) => Wording;
  /** What to write instead of a match; null where that takes thought. */
  readonly correct: (found: string) => string | null;
}

const fullWidth: Readonly<Record<string, string>> = {
  ",": "，",
  ";": "；",
  ":": "：",
  "?": "？",
  "!": "！",
  ".": "。",
  "(": "（",
  ")": "）",
};

const halfWidth = {
  wording: (place: string) => ({ message: `汉字旁边是半角标点：${place}`, fix: "用，；：？！。（）" }),
};
const halfEllipsis = {
  wording: (place: string) => ({ message: `省略号只有一半：${place}`, fix: "写成……" }),
  correct: () => "……",
};

const checks: readonly Check[] = [
  {
    pattern: /(?<=\p{Script=Han}) (?=[A-Za-z0-9`])|(?<=[A-Za-z0-9`]) (?=\p{Script=Han})/gu,
    wording: (place) => ({ message: `汉字与西文之间打了空格：${place}`, fix: "删去它，间隙由样式表给出" }),
    correct: () => "",
  },
  {
    // The space that goes with a half-width mark goes with it.
    pattern: /(?<=\p{Script=Han})(?:[,;:?!] ?|\.(?=\s|$))/gu,
    ...halfWidth,
    correct: (found) => fullWidth[found.charAt(0)] ?? null,
  },
  {
    pattern: /(?:(?<=\p{Script=Han})\(|\((?=\p{Script=Han}))[^()]*\)/gu,
    ...halfWidth,
    correct: (found) => `（${found.slice(1, -1)}）`,
  },
  {
    pattern: /(?<=\p{Script=Han})\((?![^()]*\))|\((?=\p{Script=Han})(?![^()]*\))/gu,
    ...halfWidth,
    correct: () => null,
  },
  {
    pattern: /(?<!—)—(?!—)/g,
    wording: (place) => ({ message: `破折号只有一半：${place}`, fix: "写成——" }),
    correct: () => "——",
  },
  { pattern: /(?<=[\p{Script=Han}，。])…(?!…)/gu, ...halfEllipsis },
  { pattern: /\.{3}(?=\p{Script=Han})|(?<=\p{Script=Han})\.{3}/gu, ...halfEllipsis },
  {
    pattern: /[「」]/g,
    wording: (place) => ({ message: `用了直角引号：${place}`, fix: "写成“ ”" }),
    correct: (found) => (found === "「" ? "“" : "”"),
  },
];

/** Chinese uses full-width punctuation and no typed spaces next to Latin, since the stylesheet adds that gap. */
export const punctuationRule: LintRule = ({ file, prose }) =>
  prose.flatMap(({ line, text }) => {
    const readable = blankMarkup(text);
    return checks.flatMap(({ pattern, wording, correct }): LintProblem[] => {
      const matches = [...readable.matchAll(pattern)];
      const [first] = matches;
      if (first === undefined) return [];
      const edits = matches.flatMap(({ 0: found, index }): Edit[] => {
        const replacement = correct(text.slice(index, index + found.length));
        // What is blanked in a match must stay, so only its ends may change.
        return replacement === null
          ? []
          : changes({ line, column: index, found: text.slice(index, index + found.length), replacement });
      });
      const place = JSON.stringify(
        readable.slice(Math.max(0, first.index - 8), first.index + 12).replaceAll(blank, ""),
      );
      return [{ severity: "error", file, line, ...wording(place), edits }];
    });
  });

/** The edits that turn one text into another: of a pair of brackets its two ends. */
function changes(edit: { line: number; column: number; found: string; replacement: string }): Edit[] {
  const { line, column, found, replacement } = edit;
  if (!found.startsWith("(")) return [{ line, column, length: found.length, text: replacement }];
  return [
    { line, column, length: 1, text: "（" },
    { line, column: column + found.length - 1, length: 1, text: "）" },
  ];
}

const blank = "\u0000";

/** Blanks list marks, link targets, table bars and tags, which have spaces and punctuation of their own. */
function blankMarkup(text: string): string {
  const keep = (found: string) => blank.repeat(found.length);
  return text
    .replace(/^\s*(?:>\s?)*(?:[-*+]|\d+\.|#{1,6})\s+(?:\[[ x]\]\s+)?/, keep)
    .replace(/(?<=\])\([^)]*\)/g, keep)
    .replace(/\s*\|\s*/g, keep)
    .replace(/<[^>]+>|\{[^}]*\}/g, keep)
    .replace(/^:{3,}\w*.*$/, keep)
    .replace(/^\[\^[^\]]+\]:\s*/, keep);
}
