import { z } from "zod";
import { flag, orNumber, text, texts, words } from "../../config/fields";
import { type Diagnostic, quote } from "../../lib/diagnostic";
import { expected } from "../../text/diagnostics/content-messages";
import { fileNameDiagnostic, slugDiagnostic } from "./address";
import type { ContentFile } from "./content-file";
import { parseDate, revisionDiagnostic } from "./dates";

const lastUpdateSchema = z.object(
  { date: text.describe("2025-06-30").optional(), author: text.optional() },
  "应为{ date: 2025-06-30, author: 小明 }",
);

const headingLevel = z.int(expected.headingLevel).min(2, expected.firstHeadingLevel).max(6, expected.lastHeadingLevel);

/** Front matter fields shared by every kind. A field's description is the example that ends its error message. */
export const commonFields = {
  title: words.describe('"标题"').optional(),
  title_meta: words.describe('"搜索引擎看到的标题"').optional(),
  description: words.describe('"一句话说清这一页"').optional(),
  keywords: z.array(words, expected.list).describe("[关键词, 关键词]").optional(),
  questions: z.array(words, expected.list).describe("[数据存在哪里]").optional(),
  image: text.describe("./img/cover.png").optional(),
  slug: orNumber(z.string(expected.text).transform((slug) => slug.replace(/^\.\//, "")))
    .describe("a-name")
    .optional(),
  hide_table_of_contents: flag.describe("true").optional(),
  toc_min_heading_level: headingLevel.describe("2").optional(),
  toc_max_heading_level: headingLevel.describe("5").optional(),
  last_update: lastUpdateSchema.describe("{ date: 2025-06-30 }").optional(),
  aliases: texts.describe("[/old/address]").optional(),
  comments: flag.describe("false").optional(),
  draft: flag.describe("true").optional(),
  unlisted: flag.describe("true").optional(),
};

/** A tag is a text, or `{ label, permalink }` as in Docusaurus. */
export const tagSchema = z.union(
  [words, z.object({ label: words, permalink: text.optional() })],
  "应为一个词，或{ label: 标签 }",
);

export type Tag = z.infer<typeof tagSchema>;

/** Validated front matter that every kind has. */
export interface CommonFrontMatter {
  readonly title_meta?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string[] | undefined;
  readonly questions?: string[] | undefined;
  readonly image?: string | undefined;
  readonly slug?: string | undefined;
  readonly hide_table_of_contents?: boolean | undefined;
  readonly toc_min_heading_level?: number | undefined;
  readonly toc_max_heading_level?: number | undefined;
  readonly last_update?: z.infer<typeof lastUpdateSchema> | undefined;
  readonly aliases?: string[] | undefined;
  readonly comments?: boolean | undefined;
  readonly draft?: boolean | undefined;
  readonly unlisted?: boolean | undefined;
}

/** The fields that the nodes of every kind store. */
export interface CommonFields {
  /** Title for search engines and tabs; null for that of the page. */
  readonly titleMeta: string | null;
  /** Null if the front matter has none; pages then use the first line of the article. */
  readonly descriptionText: string | null;
  readonly keywords: readonly string[];
  /** What the page answers, as people ask; the search finds it by them. */
  readonly questions: readonly string[];
  readonly image: string | null;
  readonly hideTableOfContents: boolean;
  /** Null for the site's default, as the next one. */
  readonly tocMinHeadingLevel: number | null;
  readonly tocMaxHeadingLevel: number | null;
  /** ISO time in UTC of the revision the author dated; null without one. */
  readonly lastUpdateDate: string | null;
  readonly lastUpdateAuthor: string | null;
  readonly aliases: readonly string[];
  /** False where the page is not to be discussed, whatever site.yml says. */
  readonly comments: boolean;
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** Neither draft nor unlisted. Lists, feeds, search and the sitemap show listed pages only. */
  readonly listed: boolean;
}

/** Fills in the defaults, so that readers of a node need not know them. */
export function commonFieldsOf(value: CommonFrontMatter): CommonFields {
  return {
    titleMeta: value.title_meta ?? null,
    descriptionText: value.description ?? null,
    keywords: value.keywords ?? [],
    questions: value.questions ?? [],
    image: value.image ?? null,
    hideTableOfContents: value.hide_table_of_contents ?? false,
    tocMinHeadingLevel: value.toc_min_heading_level ?? null,
    tocMaxHeadingLevel: value.toc_max_heading_level ?? null,
    lastUpdateDate: parseDate(value.last_update?.date ?? ""),
    lastUpdateAuthor: value.last_update?.author ?? null,
    aliases: value.aliases ?? [],
    comments: value.comments ?? true,
    draft: value.draft ?? false,
    unlisted: value.unlisted ?? false,
    listed: !value.draft && !value.unlisted,
  };
}

/** Rules that involve several fields, the same for every kind. */
export function commonDiagnostics(value: CommonFrontMatter, { file, lineOf }: ContentFile): Diagnostic[] {
  return [
    visibilityDiagnostic(value, file, lineOf("unlisted")),
    value.slug === undefined ? fileNameDiagnostic(file) : slugDiagnostic(value.slug, file, lineOf("slug")),
    revisionDiagnostic(file, value.last_update?.date, lineOf("last_update.date")),
    tocLevelDiagnostic(value, file, lineOf("toc_max_heading_level")),
    ...aliasDiagnostics(value.aliases ?? [], file, lineOf("aliases")),
  ].filter((diagnostic) => diagnostic !== null);
}

/** A draft is hidden from everyone and an unlisted page only from lists, so a page cannot be both. */
function visibilityDiagnostic(data: CommonFrontMatter, file: string, line: number | undefined): Diagnostic | null {
  if (!data.draft || !data.unlisted) return null;
  return {
    severity: "error",
    file,
    line,
    field: "unlisted",
    message: "草稿不能同时设为未列出：草稿根本不会构建",
    fix: "只留一个：写作期间用draft: true，只凭链接访问的页面用unlisted: true",
  };
}

function tocLevelDiagnostic(value: CommonFrontMatter, file: string, line: number | undefined): Diagnostic | null {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = value;
  if (min === undefined || max === undefined || min <= max) return null;
  return {
    severity: "error",
    file,
    line,
    field: "toc_max_heading_level",
    message: `写的是${max}，小于toc_min_heading_level的${min}`,
    fix: `toc_max_heading_level: ${min}`,
  };
}

/** Aliases must be absolute paths inside the site. */
function aliasDiagnostics(aliases: readonly string[], file: string, line: number | undefined): Diagnostic[] {
  return aliases
    .filter((alias) => !/^\/[^?#\s]*$/.test(alias) || alias.includes(".."))
    .map((alias) => ({
      severity: "error",
      file,
      line,
      field: "aliases",
      message: `${quote(alias)}不是本站的路径`,
      fix: `aliases: [/${alias.replace(/^\/+/, "").replace(/[?#\s].*$/, "")}]`,
    }));
}
