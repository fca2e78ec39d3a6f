import { z } from "zod";
import {
  flag,
  formulaMacros,
  fromDigits,
  headingLevel,
  languageTag,
  listOf,
  orNull,
  orNumber,
  text,
  validate,
  words,
  wrong,
} from "../../config/fields";
import { fieldDescriptions as about, examples, expected, pageMessages } from "../../config/messages";
import { site } from "../../config/site";
import type { Diagnostic } from "../../lib/diagnostic";
import { addressPart, fileNameDiagnostics } from "./address";
import { day, parseDate } from "./dates";
import { withForeignField } from "./foreign-fields";
import { storedFields } from "./stored-fields";

const lastUpdateSchema = z.object({ date: day.optional(), author: text.optional() }, expected.lastUpdate);

const checkedSchema = z.object({ date: day, versions: listOf(words).optional() }, expected.checked);

/** A path from the site's root. */
const alias = text.regex(/^\/(?!.*\.\.)[^?#\s]*$/, expected.ownPath);

/** Front matter fields that the nodes of every kind store unchanged. */
export const pageFields = {
  title_meta: orNull(words).meta({
    description: about.title_meta,
    examples: [examples.pageTitle],
  }),
  keywords: listOf(words)
    .default([])
    .meta({ description: about.keywords, examples: [examples.keywords] }),
  questions: listOf(words)
    .default([])
    .meta({ description: about.questions, examples: [examples.questions] }),
  image: orNull(text).meta({
    description: about.image,
    examples: ["./img/cover.png"],
  }),
  hide_table_of_contents: flag.default(false).meta({ description: about.hide_table_of_contents, examples: ["true"] }),
  toc_min_heading_level: orNull(fromDigits(headingLevel)).meta({
    description: about.toc_min_heading_level,
    examples: ["2"],
  }),
  toc_max_heading_level: orNull(fromDigits(headingLevel)).meta({
    description: about.toc_max_heading_level,
    examples: ["5"],
  }),
  aliases: listOf(alias)
    .default([])
    .meta({ description: about.aliases, examples: ["[/old/name]"] }),
  comments: flag.default(true).meta({ description: about.comments, examples: ["false"] }),
  draft: flag.default(false).meta({ description: about.draft, examples: ["true"] }),
  unlisted: flag.default(false).meta({ description: about.unlisted, examples: ["true"] }),
  noindex: flag.default(false).meta({ description: about.noindex, examples: ["true"] }),
  search: flag.default(true).meta({ description: about.search, examples: ["false"] }),
  lang: orNull(languageTag).meta({ description: about.lang, examples: ["en"] }),
};

/** The field that hides the title above the text. Only some kinds support it. */
export const hideTitle = {
  hide_title: flag.default(false).meta({ description: about.hide_title, examples: ["true"] }),
};

/** Front matter fields that every kind accepts. A kind adds its own fields. */
export const frontMatter = z
  .object({
    title: words.optional().meta({
      description: about.title,
      examples: [examples.quotedTitle],
    }),
    description: words.optional().meta({
      description: about.description,
      examples: [examples.pageDescription],
    }),
    slug: orNumber(addressPart("slug"))
      .optional()
      .meta({ description: about.slug, examples: ["a-name"] }),
    ...pageFields,
    macros: formulaMacros.optional().meta({
      description: about.pageMacros,
      examples: ["{ \\RR: '\\mathbb{R}' }"],
    }),
    checked: checkedSchema.optional().meta({
      description: about.checked,
      examples: ["{ date: 2026-11-25, versions: [Python 3.11] }"],
    }),
    last_update: lastUpdateSchema.optional().meta({
      description: about.last_update,
      examples: ["{ date: 2025-06-30 }"],
    }),
  })
  .check(pageRules);

/** A tag is a string, or `{ label, permalink }` as in Docusaurus. */
export const tagSchema = z.union(
  [words, z.object({ label: words, permalink: addressPart("permalink").optional() })],
  expected.tag,
);

export type Tag = z.infer<typeof tagSchema>;

type CommonFrontMatter = z.infer<typeof frontMatter>;

/** The fields that the nodes of every kind store. */
export type CommonFields = Readonly<ReturnType<typeof commonFieldsOf>>;

function commonFieldsOf(file: string, value: CommonFrontMatter) {
  return {
    ...storedFields(pageFields, value),
    /** Path relative to the content folder. */
    file,
    /** Language of the title in lists. Null if the page is in the site's language. */
    titleLang: isSiteLanguage(value.lang) ? null : value.lang,
    /** Null if the front matter has no description. Pages then use the beginning of the article. */
    descriptionText: value.description ?? null,
    /** ISO time of the last revision that front matter names, or null. */
    lastUpdateDate: parseDate(value.last_update?.date ?? ""),
    lastUpdateAuthor: value.last_update?.author ?? null,
    /**
     * When the author last verified the text, and with which versions of its subject. Null if front
     * matter does not say.
     */
    checked: value.checked
      ? { date: parseDate(value.checked.date) ?? "", versions: value.checked.versions ?? [] }
      : null,
    /**
     * Whether the page is neither a draft nor unlisted. Lists, feeds, search and the sitemap show
     * listed pages only.
     */
    listed: !value.draft && !value.unlisted,
  };
}

/** Returns whether a language tag is missing, or is that of the site. */
function isSiteLanguage(lang: string | null): boolean {
  return lang === null || lang.toLowerCase() === site.locale.defaultLocale.toLowerCase();
}

/** Checks the rules that involve several fields and apply to every kind. */
function pageRules({ value, issues }: z.core.ParsePayload<CommonFrontMatter>): void {
  const min = value.toc_min_heading_level ?? 0;
  const max = value.toc_max_heading_level ?? min;
  if (max < min) {
    const name = "toc_max_heading_level";
    issues.push(wrong(value, pageMessages.tocLevels(min), `${name}: ${min}`, [name]));
  }
  // A draft is hidden from everyone and an unlisted page only from lists, so a page cannot be both.
  if (value.draft && value.unlisted) {
    const { message, fix } = pageMessages.draftAndUnlisted;
    issues.push(wrong(value, message, fix, ["unlisted"]));
  }
}

/** A Markdown file of the content folder, split and ready for its kind to validate. */
export interface ContentFile {
  /** Path relative to the content folder: `docs/llm/intro.mdx`. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly lineOf: (field: string) => number | undefined;
  /** Text of the level-1 heading at the start of the body, or null. */
  readonly openingTitle: string | null;
}

/**
 * Returns the path of a content file inside the folder of its kind, without extension:
 * `docs/a/b.mdx` → `a/b`.
 */
export function pathInKind(file: string): string {
  return file
    .replace(/^[^/]+\//, "")
    .replace(/\.mdx?$/, "")
    .normalize();
}

/** Result of reading one file. `fields` is null if errors make a page impossible. */
export type Checked<Fields> = { readonly fields: Fields | null; readonly diagnostics: readonly Diagnostic[] };

/**
 * Removes empty fields such as `tags:`, because templates of other generators contain them. Keeps
 * an empty field if the schema accepts null for it.
 */
function withoutBareFields(schema: z.ZodType, data: ContentFile["data"]): ContentFile["data"] {
  const shape: Readonly<Record<string, z.ZodType>> = schema instanceof z.ZodObject ? schema.shape : {};
  const isSaid = ([name, value]: [string, unknown]) => value !== null || shape[name]?.safeParse(null).success;
  return Object.fromEntries(Object.entries(data).filter(isSaid));
}

/**
 * Validates a file's front matter and returns the fields of its node.
 * @param own returns the fields that only this kind has
 * @param rules returns the diagnostics of further checks
 */
export function checkPage<Schema extends z.ZodType<CommonFrontMatter>, Own>(
  schema: Schema,
  source: ContentFile,
  own: (value: z.infer<Schema>) => Own,
  rules: (value: z.infer<Schema>) => readonly Diagnostic[] = () => [],
): Checked<CommonFields & Own> {
  const checked = validate(schema, { ...source, data: withoutBareFields(schema, source.data) });
  const { value } = checked;
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const diagnostics = checked.diagnostics.map((diagnostic) => withForeignField(diagnostic, source.data, known));
  if (value === null) return { fields: null, diagnostics };
  const problems = [...(value.slug === undefined ? fileNameDiagnostics(source.file) : []), ...rules(value)];
  const isBroken = problems.some(({ severity }) => severity === "error");
  const fields = isBroken ? null : { ...commonFieldsOf(source.file, value), ...own(value) };
  return { fields, diagnostics: [...diagnostics, ...problems] };
}
