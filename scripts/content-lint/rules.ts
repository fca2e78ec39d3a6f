import { isDrawn } from "../../src/article/drawings/drawing";
import type { Diagnostic, Wording } from "../../src/lib/diagnostic";
import type { LintPage, LintProblem, LintRule, ProseLine } from "./lint-page";
import { punctuationRule } from "./punctuation";

/** Empty phrases. docs/writing.md has the same list for authors. */
const emptyPhrases =
  /总之|综上所述|总而言之|值得注意的是|值得一提|需要注意的是|让我们|众所周知|不难发现|不难看出|至关重要|深入探讨|深入浅出|一文读懂|本文将|本文介绍|希望本文|赋能|抓手|闭环|干货|在当今|随着.{1,12}的发展|敬请期待|待补充|TODO/g;

/** Front matter that is optional for the build but required of a finished page. */
export const frontMatterRule: LintRule = ({ file, data }) => {
  const description = typeof data.description === "string" ? data.description : "";
  const diagnostics: Diagnostic[] = [];
  if (typeof data.title !== "string")
    diagnostics.push(error(file, undefined, { message: "没有标题", fix: "title: 标题" }, "title"));
  if (description.length < 20 || description.length > 140) {
    diagnostics.push(
      error(
        file,
        undefined,
        { message: `有${description.length}个字符，搜索结果显示20到140个`, fix: "用一句话说清这一页讲什么" },
        "description",
      ),
    );
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
    if (depth === 1) return [error(file, line, { message: "是一级标题，而题目已经是了", fix: `#${text}` })];
    if (depth <= previous + 1) return [];
    return [
      error(file, line, {
        message: `从${previous}级标题跳到${depth}级`,
        fix: `${"#".repeat(previous + 1)} ${text.slice(depth + 1)}`,
      }),
    ];
  });
};

/** Pictures and diagrams have alternative text. */
export const alternativeRule: LintRule = ({ file, prose, fences }) => [
  ...prose
    .filter(({ text }) => /!\[\s*\]\(/.test(text))
    .map(({ line }) => error(file, line, { message: "有一张图没有替代文字", fix: "![图里是什么](./img/x.svg)" })),
  ...fences
    .filter(({ language, meta }) => isDrawn(language) && !/title="[^"]+"/.test(meta))
    .map(({ line, language }) =>
      error(file, line, { message: "有一张图没有图题", fix: `\`\`\`${language} title="图题"` }),
    ),
];

/** Every fence names its language. */
export const fenceRule: LintRule = ({ file, fences }) =>
  fences
    .filter(({ language }) => language === "")
    .map(({ line, column }) => ({
      ...error(file, line, { message: "代码块没有写语言", fix: "写成```text，或它的语言" }),
      edits: [{ line, column, length: 0, text: "text" }],
    }));

export const phraseRule: LintRule = ({ file, prose }) =>
  prose.flatMap(({ line, text }) =>
    [...text.matchAll(emptyPhrases)].map(([phrase]) =>
      error(file, line, { message: `“${phrase}”什么也没说`, fix: "删去它，从事实说起" }),
    ),
  );

/** Links point to valid addresses. */
export const linkRule: LintRule = ({ file, prose }) =>
  prose.flatMap(({ line, text }) =>
    [...text.matchAll(/\]\((https?:[^)\s]*)/g)]
      .filter(([, address = ""]) => !URL.canParse(address) || !new URL(address).hostname.includes("."))
      .map(([, address = ""]) => error(file, line, { message: `链接到${address}，它不是地址`, fix: "https://…" })),
  );

/** Minimum number of Han characters by kind of page; shorter pages are unfinished notes. */
const minimums: Readonly<Record<string, number>> = { docs: 600, blog: 600, pages: 100 };

/** A draft may be as short as it is. */
export const lengthRule: LintRule = ({ file, kind, data, han: count }) => {
  const least = minimums[kind] ?? 0;
  return count >= least || data["draft"] === true
    ? []
    : [
        error(file, undefined, {
          message: `有${count}个汉字，这一类页面至少${least}个`,
          fix: "写完它（没写完的写draft: true），或并进别的页面",
        }),
      ];
};

/** All rules that check a single page, by the names that `lint` of site.yml uses. */
const pageRules: Readonly<Record<string, LintRule>> = {
  "front-matter": frontMatterRule,
  headings: headingRule,
  alternatives: alternativeRule,
  fences: fenceRule,
  punctuation: punctuationRule,
  phrases: phraseRule,
  links: linkRule,
  length: lengthRule,
};

/** The rule that compares pages. */
const repetition = "repetition";

export const ruleNames: readonly string[] = [...Object.keys(pageRules), repetition];

/**
 * Checks all pages.
 * @param levels what site.yml says of rules by name; all others are errors
 */
export function lintPages(
  pages: readonly LintPage[],
  levels: Readonly<Record<string, "off" | "warn">>,
): readonly LintProblem[] {
  const found = [
    ...Object.entries(pageRules).map(([name, rule]) => [name, pages.flatMap(rule)] as const),
    [repetition, nearDuplicates(pages)] as const,
  ];
  return found.flatMap(([name, problems]) => {
    const severity = levels[name] === "warn" ? "warning" : "error";
    return levels[name] === "off"
      ? []
      : problems.map((problem) => ({ ...problem, severity, field: problem.field ?? name }));
  });
}

/** Reports paragraphs in two files that share more than half of their five-character shingles. */
export function nearDuplicates(pages: readonly LintPage[]): LintProblem[] {
  const paragraphs = pages.flatMap(({ file, prose }) =>
    prose.filter(isParagraph).map((line) => ({ file, ...line, shingles: shingles(line.text) })),
  );
  const owners = new Map<string, number[]>();
  const diagnostics: LintProblem[] = [];
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
        error(paragraph.file, paragraph.line, {
          message: `与${twin.file}:${twin.line}的一段重复：${paragraph.text.slice(0, 30)}…`,
          fix: "只说一次，在另一处链接过来",
        }),
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

function error(file: string, line: number | undefined, wording: Wording, field?: string): Diagnostic {
  return { severity: "error", file, line, field, ...wording };
}
