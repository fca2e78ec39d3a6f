import { z } from "zod";
import { flag, listOf, orNull, ownAddress, text, words } from "../../config/fields";
import { fieldDescriptions as about, examples, expected, postMessages } from "../../config/messages";
import { type Diagnostic, warning } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";
import { type Checked, type ContentFile, checkPage, frontMatter, pathInKind, tagSchema } from "../files/common-fields";
import { day, parseDate } from "../files/dates";
import { storedFields } from "../files/stored-fields";
import type { ContentPage } from "../kind";
import { tagRefsOf } from "../tags/tags";
import { datedName, postDate } from "./post-date";

/** Stored fields of a `BlogPost` node. */
export type PostFields = ContentPage & Readonly<ReturnType<typeof derive>>;

/** What the fields of a post depend on, in addition to its file. */
interface PostContext {
  /** Path that the blog's addresses begin with: `blog`, `a/b`, or "" for the root of the site. */
  readonly routeBasePath: string;
  /** ISO time in UTC of the first commit that contains the file, or null. */
  readonly firstCommit: string | null;
  /** Key of the default author, for posts that name no author. */
  readonly fallbackAuthor?: string | null;
}

/** Validates a post and derives fields such as its date, path and tags. */
export function postFields(source: ContentFile, context: PostContext): Checked<PostFields> {
  const { file, lineOf } = source;
  const { firstCommit } = context;
  const { date: fileName } = datedName(pathInKind(file));
  const place = { file, field: "date", line: lineOf("date") };
  const dateOf = ({ date }: PostFrontMatter) => postDate({ place, frontMatter: date, fileName, firstCommit });
  return checkPage(
    postFrontMatter,
    source,
    (value) => derive(source, value, dateOf(value).date ?? "", context),
    (value) => [...dateOf(value).diagnostics, ...markerDiagnostics(source)],
  );
}

function derive(source: ContentFile, value: PostFrontMatter, date: string, context: PostContext) {
  const name = datedName(pathInKind(source.file));
  const slug = value.slug?.replace(/^\/+/, "") ?? name.slug;
  return {
    ...storedFields(storedPostFields, value),
    slug,
    // As in Docusaurus, the address of a post without `slug` contains the date from its file name.
    // It never contains a date from front matter.
    path: joinPath(context.routeBasePath, value.slug === undefined ? name.dateSlug : "", slug),
    title: value.title ?? source.openingTitle ?? slug,
    /** ISO time in the zone that the author wrote, by default UTC. */
    date,
    revised: parseDate(value.last_update?.date ?? ""),
    tagRefs: tagRefsOf(value.tags ?? []),
    authorRefs: authorRefsOf(value, context.fallbackAuthor),
  };
}

/** An author of a post: a key of authors.yml, inline fields, or both. */
export type PostAuthorFields = Readonly<ReturnType<typeof authorFields>>;

/**
 * Returns the authors of a post. If a post has no `authors`, its author comes from Docusaurus'
 * older fields (`author`, `author_url` and so on), or else from the fallback.
 */
function authorRefsOf(value: PostFrontMatter, fallback: string | null = null): PostAuthorFields[] {
  if (value.authors !== undefined || value.author === undefined) {
    return [value.authors ?? fallback ?? []].flat().map(authorFields);
  }
  const { author: name, author_title: title, author_url: url, author_image_url: image_url } = value;
  return [authorFields({ name, title, url, image_url })];
}

function authorFields(author: z.infer<typeof authorSchema>) {
  const inline = typeof author === "string" ? { key: author } : author;
  const { key = null, name = null, title = null, url = null, image_url: imageUrl = null } = inline;
  return { key, name, title, url, imageUrl };
}

/**
 * Matches the truncate marker. Both comment forms are valid in both formats, because existing
 * .md files contain either.
 */
const truncateMarker = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

function markerDiagnostics({ file, body }: ContentFile): Diagnostic[] {
  if (truncateMarker.test(body)) return [];
  const marker = file.endsWith(".md") ? "<!-- truncate -->" : "{/* truncate */}";
  return [warning({ file }, postMessages.noMarker(marker))];
}

const inlineAuthorSchema = z.object({
  key: text.optional(),
  name: text.describe(examples.person).optional(),
  title: text.optional(),
  url: ownAddress.optional(),
  image_url: text.optional(),
});

const authorSchema = z.union([text, inlineAuthorSchema], expected.postAuthor);

/** Front matter fields that a `BlogPost` node stores unchanged. */
export const storedPostFields = {
  series: orNull(words).meta({ description: about.series, examples: [examples.series] }),
  pinned: flag.default(false).meta({ description: about.pinned, examples: ["true"] }),
};

/** All front matter fields of a blog post. */
const postFrontMatter = frontMatter.safeExtend({
  date: day.describe("2025-08-31").optional(),
  authors: z
    .union([authorSchema, z.array(authorSchema)], expected.postAuthors)
    .describe("xiaoming")
    .optional(),
  tags: listOf(tagSchema).describe(examples.tags).optional(),
  author: text.optional(),
  author_title: text.optional(),
  author_url: ownAddress.optional(),
  author_image_url: text.optional(),
  ...storedPostFields,
});

type PostFrontMatter = z.infer<typeof postFrontMatter>;
