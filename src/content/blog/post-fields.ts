import { z } from "zod";
import { flag, ownAddress, text, words } from "../../config/fields";
import { validate } from "../../config/validate";
import { type Diagnostic, warning } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";
import { expected } from "../../text/diagnostics/content-messages";
import { checkPage } from "../check-page";
import { commonFields, commonFieldsOf, pageRules, tagSchema } from "../files/common-fields";
import { type ContentFile, pathInKind } from "../files/content-file";
import { day } from "../files/dates";
import type { Checked, ContentPage } from "../kind";
import { type TagRef, tagRefsOf } from "../tags/tags";
import { datedName, postDate } from "./post-date";

/** An author of a post: a key of authors.yml, or an inline definition. */
export interface PostAuthorFields {
  readonly key: string | null;
  readonly name: string | null;
  readonly title: string | null;
  readonly url: string | null;
  readonly imageUrl: string | null;
}

/** Stored fields of a `BlogPost` node. */
export interface PostFields extends ContentPage {
  readonly slug: string;
  /** ISO time in UTC. */
  readonly date: string;
  /** ISO time in UTC of the revision the author dated; null without one. */
  readonly revised: string | null;
  readonly tagRefs: readonly TagRef[];
  readonly authorRefs: readonly PostAuthorFields[];
  readonly series: string | null;
}

interface PostContext {
  /** First segment of blog addresses, `blog`. */
  readonly routeBasePath: string;
  /** Time of the first commit with the file; null if unknown. */
  readonly firstCommit: string | null;
  /** Key of the author of posts that name none; null where they have none. */
  readonly fallbackAuthor?: string | null;
}

/** Validates a post and derives its date, path and tags. */
export function postFields(source: ContentFile, context: PostContext): Checked<PostFields> {
  const { file, lineOf } = source;
  const name = datedName(pathInKind(file));
  const place = { file, field: "date", line: lineOf("date") };
  const dateOf = ({ date: frontMatter }: PostFrontMatter) =>
    postDate({ place, frontMatter, fileName: name.date, firstCommit: context.firstCommit });
  return checkPage(validate(postFrontMatterSchema, source), source, {
    rules: (value) => [...dateOf(value).diagnostics, ...markerDiagnostics(source)],
    fields: (value) => {
      const slug = value.slug?.replace(/^\/+/, "") ?? name.slug;
      const common = commonFieldsOf(value);
      return {
        file,
        slug,
        // As in Docusaurus: the date of a file's name is part of its address, that of the front matter is not.
        path: joinPath(context.routeBasePath, value.slug === undefined ? name.dateSlug : "", slug),
        title: value.title ?? source.openingTitle ?? slug,
        ...common,
        date: dateOf(value).date ?? "",
        revised: common.lastUpdateDate,
        tagRefs: tagRefsOf(value.tags ?? []),
        authorRefs: authorRefsOf(value, context.fallbackAuthor),
        series: value.series ?? null,
      };
    },
  });
}

/** The authors, or the one author of Docusaurus' older fields: `author`, `author_url` and so on. */
function authorRefsOf(value: PostFrontMatter, fallback: string | null = null): PostAuthorFields[] {
  if (value.authors !== undefined || value.author === undefined) {
    return [value.authors ?? fallback ?? []].flat().map(authorFields);
  }
  const { author: name, author_title: title, author_url: url, author_image_url: image_url } = value;
  return [authorFields({ name, title, url, image_url })];
}

function authorFields(author: PostAuthor): PostAuthorFields {
  if (typeof author === "string") return { key: author, name: null, title: null, url: null, imageUrl: null };
  const { key = null, name = null, title = null, url = null, image_url = null } = author;
  return { key, name, title, url, imageUrl: image_url };
}

/** Both comment forms count in both formats, since existing .md files contain either. */
const truncateMarker = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

function markerDiagnostics({ file, body }: ContentFile): Diagnostic[] {
  if (truncateMarker.test(body)) return [];
  const marker = file.endsWith(".md") ? "<!-- truncate -->" : "{/* truncate */}";
  return [warning({ file }, "没有truncate标记，列表里会显示全文", `在列表要显示的部分之后写一行${marker}`)];
}

const inlineAuthorSchema = z.object({
  key: text.optional(),
  name: text.describe("小明").optional(),
  title: text.optional(),
  url: ownAddress.optional(),
  image_url: text.optional(),
});

const authorSchema = z.union([text, inlineAuthorSchema], "应为authors.yml里的键，或{ name: 名字 }");

/** All front matter fields of a blog post. */
const postFrontMatterSchema = z
  .object({
    ...commonFields,
    date: day.describe("2025-08-31").optional(),
    authors: z
      .union([authorSchema, z.array(authorSchema)], "应为一个键、键的列表，或{ name: 名字 }")
      .describe("xiaoming")
      .optional(),
    tags: z.array(tagSchema, expected.list).describe("[标签, 标签]").optional(),
    sidebar_label: words.optional(),
    hide_reading_time: flag.optional(),
    author: text.optional(),
    author_title: text.optional(),
    author_url: ownAddress.optional(),
    author_image_url: text.optional(),
    series: words.describe("系列名").optional(),
  })
  .check(pageRules);

type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
type PostAuthor = z.infer<typeof authorSchema>;
