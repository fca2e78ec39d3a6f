import { inSiteLanguage } from "../../src/config/in-site-language";
import { lintMessages } from "../../src/config/messages";
import type { SiteConfig } from "../../src/config/read-site";
import type { Wording } from "../../src/lib/diagnostic";
import { fences as drawnFences, drawnName } from "../../src/markdown/drawings/fences";
import type { LintPage, LintProblem } from "./lint-page";
import { punctuation } from "./punctuation";
import { repetition } from "./repetition";

type LintRuleName = keyof SiteConfig["lint"];

/** Empty phrases. docs/writing.md lists the same phrases for authors. */
const emptyPhrases =
  /总之|综上所述|总而言之|值得注意的是|值得一提|需要注意的是|让我们|众所周知|不难发现|不难看出|至关重要|深入探讨|深入浅出|一文读懂|本文将|本文介绍|希望本文|赋能|抓手|闭环|干货|在当今|随着.{1,12}的发展|敬请期待|待补充|TODO/g;

/**
 * Minimum size by kind of page, in Chinese characters or in words. Shorter pages count as
 * unfinished and must be drafts.
 */
const minimums = inSiteLanguage<Readonly<Record<string, number>>>({
  zh: { docs: 600, blog: 600, pages: 100 },
  en: { docs: 300, blog: 300, pages: 50 },
});

/** Returns whether a fence of this language becomes a drawing that needs a `title`. */
function needsTitle(language: string): boolean {
  return drawnFences.get(drawnName(language) ?? "")?.needsTitleAttribute ?? false;
}

/** All rules that check a single page. */
const pageRules: Readonly<Record<Exclude<LintRuleName, "repetition">, (page: LintPage) => LintProblem[]>> = {
  "front-matter": ({ file, data: { title, description } }) => {
    const length = typeof description === "string" ? description.length : 0;
    return [
      ...(typeof title === "string" ? [] : [problem(file, undefined, lintMessages.noTitle, "title")]),
      ...(length >= 20 && length <= 140
        ? []
        : [problem(file, undefined, lintMessages.descriptionLength(length), "description")]),
    ];
  },
  headings: ({ file, prose }) => {
    let depth = 1;
    return prose.flatMap(({ line, text }) => {
      const marks = /^(#{1,6})\s/.exec(text)?.[1];
      if (marks === undefined) return [];
      const previous = depth;
      depth = marks.length;
      if (depth === 1) return [problem(file, line, lintMessages.secondTitle(`#${text}`))];
      const fix = `${"#".repeat(previous + 1)} ${text.slice(depth + 1)}`;
      return depth > previous + 1 ? [problem(file, line, lintMessages.skippedLevel(previous, depth, fix))] : [];
    });
  },
  alternatives: ({ file, prose, fences }) => [
    ...prose.filter(({ text }) => /!\[\s*\]\(/.test(text)).map(({ line }) => problem(file, line, lintMessages.noText)),
    ...fences
      .filter(({ language, meta }) => needsTitle(language) && !/title="[^"]+"/.test(meta))
      .map(({ line, language }) => problem(file, line, lintMessages.noCaption(language))),
  ],
  fences: ({ file, fences }) =>
    fences
      .filter(({ language }) => language === "")
      .map(({ line, written, marks, meta }) => ({
        ...problem(file, line, lintMessages.noLanguage),
        written,
        mended: `${marks}text${meta}`,
      })),
  punctuation,
  phrases: ({ file, prose }) =>
    prose.flatMap(({ line, text }) =>
      [...text.matchAll(emptyPhrases)].map(([phrase]) => problem(file, line, lintMessages.phrase(phrase))),
    ),
  links: ({ file, prose }) =>
    prose.flatMap(({ line, text }) =>
      [...text.matchAll(/\]\((https?:[^)\s]*)/g)]
        .filter(([, address = ""]) => !URL.canParse(address) || !new URL(address).hostname.includes("."))
        .map(([, address]) => problem(file, line, lintMessages.badLink(address))),
    ),
  length: ({ file, kind, data, size }) => {
    const least = minimums[kind] ?? 0;
    const isShort = size < least && data["draft"] !== true;
    return isShort ? [problem(file, undefined, lintMessages.tooShort(size, least))] : [];
  },
  // Requires questions, because the search finds pages by the questions that they claim to answer.
  questions: ({ file, kind, data }) => {
    const needsNone = kind === "pages" || data["draft"] === true || Array.isArray(data["questions"]);
    return needsNone ? [] : [problem(file, undefined, lintMessages.noQuestions, "questions")];
  },
};

/** Rules that never report errors, only warnings. */
const advice: readonly LintRuleName[] = ["questions"];

/**
 * Checks all pages.
 * @param levels severities from site.yml, by rule name
 */
export function lintPages(
  pages: readonly LintPage[],
  levels: Readonly<Partial<Record<LintRuleName, "off" | "warn" | undefined>>>,
): LintProblem[] {
  const found = Object.entries(pageRules).map(([name, rule]) => [name as LintRuleName, pages.flatMap(rule)] as const);
  return [...found, ["repetition", repetition(pages)] as const]
    .filter(([name]) => levels[name] !== "off")
    .flatMap(([name, problems]) => {
      const severity = levels[name] === "warn" || advice.includes(name) ? "warning" : "error";
      return problems.map((found) => ({ ...found, severity, field: found.field ?? name }));
    });
}

function problem(file: string, line: number | undefined, wording: Wording, field?: string): LintProblem {
  return { severity: "error", file, line, field, ...wording };
}
