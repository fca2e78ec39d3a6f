import type { SiteConfig } from "../../src/config/read-site";
import { fences as drawnFences, drawnName } from "../../src/markdown/drawings/fences";
import type { LintPage, LintProblem } from "./lint-page";
import { punctuation } from "./punctuation";
import { repetition } from "./repetition";

type LintRuleName = keyof SiteConfig["lint"];

/** Empty phrases. docs/writing.md has the same list for authors. */
const emptyPhrases =
  /总之|综上所述|总而言之|值得注意的是|值得一提|需要注意的是|让我们|众所周知|不难发现|不难看出|至关重要|深入探讨|深入浅出|一文读懂|本文将|本文介绍|希望本文|赋能|抓手|闭环|干货|在当今|随着.{1,12}的发展|敬请期待|待补充|TODO/g;

/** Minimum number of Han characters by kind of page; shorter pages are unfinished notes. */
const minimums: Readonly<Record<string, number>> = { docs: 600, blog: 600, pages: 100 };

/** Returns whether a fence of a language is drawn, with its title after the language. */
function needsTitle(language: string): boolean {
  return drawnFences.get(drawnName(language) ?? "")?.needsTitleAttribute ?? false;
}

/** All rules that check a single page. */
const pageRules: Readonly<Record<Exclude<LintRuleName, "repetition">, (page: LintPage) => LintProblem[]>> = {
  "front-matter": ({ file, data: { title, description } }) => {
    const length = typeof description === "string" ? description.length : 0;
    const size = `有${length}个字符，搜索结果显示20到140个`;
    return [
      ...(typeof title === "string" ? [] : [problem(file, undefined, "没有标题", "title: 标题", "title")]),
      ...(length >= 20 && length <= 140
        ? []
        : [problem(file, undefined, size, "用一句话说清这一页讲什么", "description")]),
    ];
  },
  headings: ({ file, prose }) => {
    let depth = 1;
    return prose.flatMap(({ line, text }) => {
      const marks = /^(#{1,6})\s/.exec(text)?.[1];
      if (marks === undefined) return [];
      const previous = depth;
      depth = marks.length;
      if (depth === 1) return [problem(file, line, "是一级标题，而题目已经是了", `#${text}`)];
      const fix = `${"#".repeat(previous + 1)} ${text.slice(depth + 1)}`;
      return depth > previous + 1 ? [problem(file, line, `从${previous}级标题跳到${depth}级`, fix)] : [];
    });
  },
  alternatives: ({ file, prose, fences }) => [
    ...prose
      .filter(({ text }) => /!\[\s*\]\(/.test(text))
      .map(({ line }) => problem(file, line, "有一张图没有替代文字", "![图里是什么](./img/x.svg)")),
    ...fences
      .filter(({ language, meta }) => needsTitle(language) && !/title="[^"]+"/.test(meta))
      .map(({ line, language }) => problem(file, line, "有一张图没有图题", `\`\`\`${language} title="图题"`)),
  ],
  fences: ({ file, fences }) =>
    fences
      .filter(({ language }) => language === "")
      .map(({ line, written, marks, meta }) => ({
        ...problem(file, line, "代码块没有写语言", "写成```text，或它的语言"),
        ...{ written, mended: `${marks}text${meta}` },
      })),
  punctuation,
  phrases: ({ file, prose }) =>
    prose.flatMap(({ line, text }) =>
      [...text.matchAll(emptyPhrases)].map(([phrase]) =>
        problem(file, line, `“${phrase}”什么也没说`, "删去它，从事实说起"),
      ),
    ),
  links: ({ file, prose }) =>
    prose.flatMap(({ line, text }) =>
      [...text.matchAll(/\]\((https?:[^)\s]*)/g)]
        .filter(([, address = ""]) => !URL.canParse(address) || !new URL(address).hostname.includes("."))
        .map(([, address]) => problem(file, line, `链接到${address}，它不是地址`, "https://…")),
    ),
  length: ({ file, kind, data, han }) => {
    const least = minimums[kind] ?? 0;
    const fix = "写完它（没写完的写draft: true），或并进别的页面";
    const isShort = han < least && data["draft"] !== true;
    return isShort ? [problem(file, undefined, `有${han}个汉字，这一类页面至少${least}个`, fix)] : [];
  },
  // The search finds a page by the questions that it claims to answer.
  questions: ({ file, kind, data }) => {
    const needsNone = kind === "pages" || data["draft"] === true || Array.isArray(data["questions"]);
    const fault = "没有写它回答什么问题，搜索时照平常的说法不易找到";
    const fix = "questions: [读者会怎么问, 换一种问法]，三到八个";
    return needsNone ? [] : [problem(file, undefined, fault, fix, "questions")];
  },
};

/** Rules that report warnings. */
const advice: readonly LintRuleName[] = ["questions"];

/**
 * Checks all pages.
 * @param levels severities from site.yml by name of rule
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

function problem(file: string, line: number | undefined, message: string, fix: string, field?: string): LintProblem {
  return { severity: "error", file, line, field, message, fix };
}
