import { lintMessages } from "../../src/config/messages";
import type { LintPage, LintProblem } from "./lint-page";

/**
 * Reports Chinese paragraphs of two files that share at least half of all the five-character
 * shingles that occur in either of them. Skips paragraphs with fewer than 40 Chinese characters,
 * and blocks such as headings and tables.
 */
export function repetition(pages: readonly LintPage[]): LintProblem[] {
  const paragraphs = pages.flatMap(({ file, prose }) =>
    prose
      .filter(({ text }) => (text.match(/\p{Script=Han}/gu) ?? []).length >= 40 && !/^\s*(?:[|#<>:]|!\[)/.test(text))
      .map(({ line, text }) => ({ file, line, text, shingles: shinglesOf(text) })),
  );
  const owners = new Map<string, (typeof paragraphs)[number][]>();
  return paragraphs.flatMap((paragraph) => {
    const { file, line, text, shingles } = paragraph;
    const shared = new Map<(typeof paragraphs)[number], number>();
    for (const shingle of shingles) {
      const others = owners.get(shingle) ?? [];
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1);
      owners.set(shingle, [...others, paragraph]);
    }
    return [...shared]
      .filter(([twin, count]) => twin.file !== file && count / (twin.shingles.size + shingles.size - count) >= 0.5)
      .map(([twin]) => {
        const wording = lintMessages.repeated(`${twin.file}:${twin.line}`, text.slice(0, 30));
        return { severity: "error", file, line, ...wording };
      });
  });
}

function shinglesOf(text: string): Set<string> {
  const letters = [...text.replace(/[^\p{L}\p{N}]/gu, "")];
  return new Set(letters.slice(4).map((_, index) => letters.slice(index, index + 5).join("")));
}
