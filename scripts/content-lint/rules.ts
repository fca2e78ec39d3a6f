import type { Diagnostic } from "../../src/lib/diagnostic";
import type { LintPage, LintRule, ProseLine } from "./lint-page";

/** Empty phrases. docs/writing.md has the same list for authors. */
const emptyPhrases =
  /总之|综上所述|总而言之|值得注意的是|值得一提|需要注意的是|让我们|众所周知|不难发现|不难看出|至关重要|深入探讨|深入浅出|一文读懂|本文将|本文介绍|希望本文|赋能|抓手|闭环|干货|在当今|随着.{1,12}的发展|敬请期待|待补充|TODO/g;

const han = "\\p{Script=Han}";

/** Front matter that is optional for the build but required of a finished page. */
export const frontMatterRule: LintRule = ({ file, data }) => {
  const description = typeof data.description === "string" ? data.description : "";
  const diagnostics: Diagnostic[] = [];
  if (typeof data.title !== "string") diagnostics.push(error(file, undefined, "has no title", "title: 标题", "title"));
  if (description.length < 20 || description.length > 140) {
    const message = `is ${description.length} characters long; search results show 20 to 140`;
    diagnostics.push(error(file, undefined, message, "say in one sentence what the page is about", "description"));
  }
  return diagnostics;
};

/** There is one level-1 heading, the title, and no level below it is skipped. */
export const headingRule: LintRule = ({ file, prose }) => {
  let depth = 1;
  return prose.flatMap(({ line, text }) => {
    const marks = /^(#{1,6})\s/.exec(text)?.[1];
    if (marks === undefined) return [];
    const previous = depth;
    depth = marks.length;
    if (depth === 1) return [error(file, line, "is a level-1 heading; the title is one already", `#${text}`)];
    if (depth <= previous + 1) return [];
    return [
      error(
        file,
        line,
        `skips from level ${previous} to ${depth}`,
        `${"#".repeat(previous + 1)} ${text.slice(depth + 1)}`,
      ),
    ];
  });
};

/** Pictures and diagrams have alternative text. */
export const alternativeRule: LintRule = ({ file, prose, fences }) => [
  ...prose
    .filter(({ text }) => /!\[\s*\]\(/.test(text))
    .map(({ line }) => error(file, line, "has a picture without alternative text", "![what it shows](./img/x.svg)")),
  ...fences
    .filter(({ language, meta }) => language === "dot" && !/title="[^"]+"/.test(meta))
    .map(({ line }) => error(file, line, "has a diagram without a title", '```dot title="图题"')),
];

/** Every fence names its language. */
export const fenceRule: LintRule = ({ file, fences }) =>
  fences
    .filter(({ language }) => language === "")
    .map(({ line }) => error(file, line, "opens a code block without a language", "```text, or the language"));

/** Chinese uses full-width punctuation and no typed spaces next to Latin, since the stylesheet adds that gap. */
export const punctuationRule: LintRule = ({ file, prose }) =>
  prose.flatMap(({ line, text }) => {
    const readable = withoutMarkup(text);
    const checks: [RegExp, string, string][] = [
      [
        new RegExp(`${han} [A-Za-z0-9\`]|[A-Za-z0-9\`] ${han}`, "u"),
        "has a typed space between Han and Latin",
        "delete it",
      ],
      [
        new RegExp(`${han}[,;:?!]|${han}\\.(?:\\s|$)|${han}\\(|\\(${han}`, "u"),
        "has half-width punctuation beside Han",
        "use ，；：？！。（）",
      ],
      [/(?<!—)—(?!—)/, "has a single dash", "write ——"],
      [
        /(?<=[\p{Script=Han}，。])…(?!…)|\.{3}(?=\p{Script=Han})|(?<=\p{Script=Han})\.{3}/u,
        "has a half ellipsis",
        "write ……",
      ],
      [/[「」]/, "has corner brackets", "write “ ”"],
    ];
    return checks.flatMap(([pattern, message, fix]) => {
      const found = pattern.exec(readable);
      return found ? [error(file, line, `${message}: ${around(readable, found.index)}`, fix)] : [];
    });
  });

export const phraseRule: LintRule = ({ file, prose }) =>
  prose.flatMap(({ line, text }) =>
    [...text.matchAll(emptyPhrases)].map(([phrase]) =>
      error(file, line, `says “${phrase}”, which says nothing`, "delete it and begin with the fact"),
    ),
  );

/** Links point to valid addresses. */
export const linkRule: LintRule = ({ file, prose }) =>
  prose.flatMap(({ line, text }) =>
    [...text.matchAll(/\]\((https?:[^)\s]*)/g)]
      .filter(([, address = ""]) => !URL.canParse(address) || !new URL(address).hostname.includes("."))
      .map(([, address]) => error(file, line, `links to ${address}, which is no address`, "https://…")),
  );

/** Minimum number of Han characters by kind of page; shorter pages are unfinished notes. */
const minimums: [RegExp, number][] = [
  [/^docs\/diary\//, 600],
  [/^docs\/(?:.*\/)?(?:intro|index)\.mdx?$/, 700],
  [/^docs\/computer\//, 2500],
  [/^docs\/cloudNative\//, 1500],
  [/^docs\//, 1500],
  [/^blog\//, 1200],
  [/^pages\//, 100],
];

export const lengthRule: LintRule = ({ file, han: count }) => {
  const least = minimums.find(([pattern]) => pattern.test(file))?.[1] ?? 0;
  return count >= least
    ? []
    : [
        error(
          file,
          undefined,
          `has ${count} Han characters; pages of its kind have at least ${least}`,
          "write it out, or join it to another page",
        ),
      ];
};

/** All rules that check a single page. */
export const pageRules: readonly LintRule[] = [
  frontMatterRule,
  headingRule,
  alternativeRule,
  fenceRule,
  punctuationRule,
  phraseRule,
  linkRule,
  lengthRule,
];

/** Reports paragraphs in two files that share more than half of their five-character shingles. */
export function nearDuplicates(pages: readonly LintPage[]): Diagnostic[] {
  const paragraphs = pages.flatMap(({ file, prose }) =>
    prose.filter(isParagraph).map((line) => ({ file, ...line, shingles: shingles(line.text) })),
  );
  const owners = new Map<string, number[]>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const shared = new Map<number, number>();
    for (const shingle of paragraph.shingles) {
      for (const owner of owners.get(shingle) ?? []) shared.set(owner, (shared.get(owner) ?? 0) + 1);
      owners.set(shingle, [...(owners.get(shingle) ?? []), index]);
    }
    for (const [other, count] of shared) {
      const twin = paragraphs[other];
      if (!twin || twin.file === paragraph.file) continue;
      const union = twin.shingles.size + paragraph.shingles.size - count;
      if (count / union < 0.5) continue;
      diagnostics.push(
        error(
          paragraph.file,
          paragraph.line,
          `repeats a paragraph of ${twin.file}:${twin.line}: ${paragraph.text.slice(0, 30)}…`,
          "say it once and link to it",
        ),
      );
    }
  }
  return diagnostics;
}

function isParagraph({ text }: ProseLine): boolean {
  return (text.match(/\p{Script=Han}/gu) ?? []).length >= 40 && !/^\s*(?:[|#<>:]|!\[)/.test(text);
}

function shingles(text: string): Set<string> {
  const letters = [...text.replace(/[^\p{L}\p{N}]/gu, "")];
  return new Set(letters.slice(4).map((_, index) => letters.slice(index, index + 5).join("")));
}

/** Removes list marks, link targets, table bars and tags, which have spaces and punctuation of their own. */
function withoutMarkup(text: string): string {
  return text
    .replace(/^\s*(?:>\s?)*(?:[-*+]|\d+\.|#{1,6})\s+(?:\[[ x]\]\s+)?/, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/\s*\|\s*/g, "|")
    .replace(/<[^>]+>|\{[^}]*\}/g, "")
    .replace(/^:{3,}\w*.*$/, "")
    .replace(/^\[\^[^\]]+\]:\s*/, "");
}

function around(text: string, index: number): string {
  return JSON.stringify(text.slice(Math.max(0, index - 8), index + 12));
}

function error(file: string, line: number | undefined, message: string, fix: string, field?: string): Diagnostic {
  return { severity: "error", file, line, field, message, fix };
}
