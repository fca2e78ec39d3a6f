import { z } from "zod";
import { flag, fromDigits, headingLevel, listOf, orNumber, text, validate, words, wrong } from "../../config/fields";
import type { Diagnostic } from "../../lib/diagnostic";
import { expected } from "../../text/diagnostics/content-messages";
import { addressPart, fileNameDiagnostics } from "./address";
import { day, parseDate } from "./dates";

const lastUpdateSchema = z.object(
  { date: day.optional(), author: text.optional() },
  "应为{ date: 2025-06-30, author: 小明 }",
);

const checkedSchema = z.object({ date: day, versions: listOf(words).optional() }, expected.checked);

/** An absolute path inside the site. */
const alias = text.regex(/^\/(?!.*\.\.)[^?#\s]*$/, "不是本站的路径");

/** Front matter that every kind has and extends. A field's description is the example that ends its error message. */
export const frontMatter = z
  .object({
    title: words.describe('"标题"').optional(),
    title_meta: words.describe('"搜索引擎看到的标题"').optional(),
    description: words.describe('"一句话说清这一页"').optional(),
    keywords: listOf(words).describe("[关键词, 关键词]").optional(),
    questions: listOf(words).describe("[数据存在哪里]").optional(),
    image: text.describe("./img/cover.png").optional(),
    slug: orNumber(addressPart("slug")).describe("a-name").optional(),
    hide_table_of_contents: flag.describe("true").optional(),
    toc_min_heading_level: fromDigits(headingLevel).describe("2").optional(),
    toc_max_heading_level: fromDigits(headingLevel).describe("5").optional(),
    checked: checkedSchema.describe("{ date: 2026-11-25, versions: [Python 3.11] }").optional(),
    last_update: lastUpdateSchema.describe("{ date: 2025-06-30 }").optional(),
    aliases: listOf(alias).describe("[/old/name]").optional(),
    comments: flag.describe("false").optional(),
    draft: flag.describe("true").optional(),
    unlisted: flag.describe("true").optional(),
  })
  .check(pageRules);

/** A tag is a text, or `{ label, permalink }` as in Docusaurus. */
export const tagSchema = z.union(
  [words, z.object({ label: words, permalink: addressPart("permalink").optional() })],
  "应为一个词，或{ label: 标签 }",
);

export type Tag = z.infer<typeof tagSchema>;

type CommonFrontMatter = z.infer<typeof frontMatter>;

/** The fields that the nodes of every kind store. */
export type CommonFields = Readonly<ReturnType<typeof commonFieldsOf>>;

/** Fills in the defaults, so that readers of a node need not know them. */
function commonFieldsOf(file: string, value: CommonFrontMatter) {
  return {
    /** Path relative to the content folder. */
    file,
    /** Title for search engines and tabs; null for that of the page. */
    titleMeta: value.title_meta ?? null,
    /** Null if the front matter has none; pages then use the first line of the article. */
    descriptionText: value.description ?? null,
    keywords: value.keywords ?? [],
    /** What the page answers, as people ask; the search finds it by them. */
    questions: value.questions ?? [],
    image: value.image ?? null,
    hideTableOfContents: value.hide_table_of_contents ?? false,
    /** Null for the site's default, as the next one. */
    tocMinHeadingLevel: value.toc_min_heading_level ?? null,
    tocMaxHeadingLevel: value.toc_max_heading_level ?? null,
    /** ISO time in UTC of the revision the author dated; null without one. */
    lastUpdateDate: parseDate(value.last_update?.date ?? ""),
    lastUpdateAuthor: value.last_update?.author ?? null,
    /** When the author last verified the text, and with which versions of what it is about; null if never. */
    checked: value.checked
      ? { date: parseDate(value.checked.date) ?? "", versions: value.checked.versions ?? [] }
      : null,
    aliases: value.aliases ?? [],
    /** False where the page is not to be discussed, whatever site.yml says. */
    comments: value.comments ?? true,
    draft: value.draft ?? false,
    unlisted: value.unlisted ?? false,
    /** Neither draft nor unlisted. Lists, feeds, search and the sitemap show listed pages only. */
    listed: !value.draft && !value.unlisted,
  };
}

/** Rules that involve several fields, the same for every kind. */
function pageRules({ value, issues }: z.core.ParsePayload<CommonFrontMatter>): void {
  const { toc_min_heading_level: min = 0, toc_max_heading_level: max = min } = value;
  if (max < min) {
    const name = "toc_max_heading_level";
    issues.push(wrong(value, `小于toc_min_heading_level的${min}`, `${name}: ${min}`, [name]));
  }
  // A draft is hidden from everyone and an unlisted page only from lists, so a page cannot be both.
  if (value.draft && value.unlisted) {
    const fix = "只留一个：写作期间用draft: true，只凭链接访问的页面用unlisted: true";
    issues.push(wrong(value, "草稿不能同时设为未列出：草稿根本不会构建", fix, ["unlisted"]));
  }
}

/** A Markdown file of the content folder, split and ready for its kind to validate. */
export interface ContentFile {
  /** Path relative to the content folder: `docs/llm/intro.mdx`. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly lineOf: (field: string) => number | undefined;
  /** Text of the level-1 heading that opens the body; null if the body opens with anything else. */
  readonly openingTitle: string | null;
}

/** A content file's path inside the folder of its kind, without extension: `docs/a/b.mdx` → `a/b`. */
export function pathInKind(file: string): string {
  return file
    .replace(/^[^/]+\//, "")
    .replace(/\.mdx?$/, "")
    .normalize();
}

/** Result of reading one file. `fields` is null if errors make a page impossible. */
export type Checked<Fields> = { readonly fields: Fields | null; readonly diagnostics: readonly Diagnostic[] };

/** Leaves out fields without a value, as templates of other generators write them, where null says nothing: `tags:`. */
function withoutBareFields(schema: z.ZodType, data: ContentFile["data"]): ContentFile["data"] {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const isSaid = ([name, value]: [string, unknown]) => value !== null || shape[name]?.safeParse(null).success;
  return Object.fromEntries(Object.entries(data).filter(isSaid));
}

/** Turns a file's front matter into a node's fields. @param own those of its kind @param rules further checks */
export function checkPage<Schema extends z.ZodType<CommonFrontMatter>, Own>(
  schema: Schema,
  source: ContentFile,
  own: (value: z.infer<Schema>) => Own,
  rules: (value: z.infer<Schema>) => readonly Diagnostic[] = () => [],
): Checked<CommonFields & Own> {
  const { value, diagnostics } = validate(schema, { ...source, data: withoutBareFields(schema, source.data) });
  if (value === null) return { fields: null, diagnostics };
  const found = [...(value.slug === undefined ? fileNameDiagnostics(source.file) : []), ...rules(value)];
  const isBroken = found.some(({ severity }) => severity === "error");
  const fields = isBroken ? null : { ...commonFieldsOf(source.file, value), ...own(value) };
  return { fields, diagnostics: [...diagnostics, ...found] };
}
