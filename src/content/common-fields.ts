import { z } from "zod";
import { say } from "../config/say";
import type { Diagnostic } from "../lib/diagnostic";
import { expected } from "../text/diagnostics/expected";
import { fieldMessages } from "../text/diagnostics/field-messages";
import type { ContentFile } from "./content-file";
import { parseDate, revisionDiagnostic } from "./dates";
import { fileNameDiagnostic, slugDiagnostic } from "./slug";

/** A non-empty text. A missing field is fine, an empty string is a mistake. */
export const text = z.string(say(expected.quotedText)).trim().min(1, say(expected.notEmpty));
/** An http(s) address. Other schemes are rejected, `javascript:` among them. */
export const webAddress = z.url({ protocol: /^https?$/, error: say(expected.webAddress) });
/** A person's own address, which may be on this site. */
export const ownAddress = z.union([webAddress, text.regex(/^\/(?!\/)/)], say(expected.ownAddress));
export const flag = z.boolean(say(expected.flag));
export const texts = z.array(text, say(expected.list));

export const lastUpdateSchema = z.object(
  { date: text.describe("2025-06-30").optional(), author: text.optional() },
  say(expected.like("{ date: 2025-06-30, author: 节能 }")),
);

/** Front matter fields shared by every kind. A field's description is the example that ends its error message. */
export const commonFields = {
  title: text.describe('"标题"').optional(),
  description: text.describe('"一句话说清这一页"').optional(),
  keywords: texts.describe("[关键词, 关键词]").optional(),
  image: text.describe("./img/cover.png").optional(),
  slug: z.string(say(expected.text)).describe("a-name").optional(),
  hide_table_of_contents: flag.describe("true").optional(),
  last_update: lastUpdateSchema.describe("{ date: 2025-06-30 }").optional(),
  aliases: texts.describe("[/old/address]").optional(),
  draft: flag.describe("true").optional(),
  unlisted: flag.describe("true").optional(),
};

/** A tag is a text, or `{ label, permalink }` as in Docusaurus. */
export const tagSchema = z.union([text, z.object({ label: text, permalink: text.optional() })], say(expected.tag));

export type Tag = z.infer<typeof tagSchema>;

/** Validated front matter that every kind has. */
export interface CommonFrontMatter {
  readonly description?: string | undefined;
  readonly keywords?: string[] | undefined;
  readonly image?: string | undefined;
  readonly slug?: string | undefined;
  readonly hide_table_of_contents?: boolean | undefined;
  readonly last_update?: z.infer<typeof lastUpdateSchema> | undefined;
  readonly aliases?: string[] | undefined;
  readonly draft?: boolean | undefined;
  readonly unlisted?: boolean | undefined;
}

/** The fields that the nodes of every kind store. */
export interface CommonFields {
  /** Null if the front matter has none; pages then use the first line of the article. */
  readonly descriptionText: string | null;
  readonly keywords: readonly string[];
  readonly image: string | null;
  readonly hideTableOfContents: boolean;
  /** ISO time in UTC of the revision the author dated; null without one. */
  readonly lastUpdateDate: string | null;
  readonly lastUpdateAuthor: string | null;
  readonly aliases: readonly string[];
  readonly draft: boolean;
  readonly unlisted: boolean;
  /** Neither draft nor unlisted. Lists, feeds, search and the sitemap show listed pages only. */
  readonly listed: boolean;
}

/** Fills in the defaults, so that readers of a node need not know them. */
export function commonFieldsOf(value: CommonFrontMatter): CommonFields {
  return {
    descriptionText: value.description ?? null,
    keywords: value.keywords ?? [],
    image: value.image ?? null,
    hideTableOfContents: value.hide_table_of_contents ?? false,
    lastUpdateDate: parseDate(value.last_update?.date ?? ""),
    lastUpdateAuthor: value.last_update?.author ?? null,
    aliases: value.aliases ?? [],
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
    ...say(fieldMessages.unlistedDraft),
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
      message: say(fieldMessages.alias(alias)),
      fix: `aliases: [/${alias.replace(/^\/+/, "").replace(/[?#\s].*$/, "")}]`,
    }));
}
