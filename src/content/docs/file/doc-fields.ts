import { z } from "zod";
import { flag, fromDigits, listOf, orNull, orNumber, text, webAddress, words } from "../../../config/fields";
import { fieldDescriptions as about, examples, expected } from "../../../config/messages";
import { basename, dirname, joinPath } from "../../../lib/paths";
import { addressPart } from "../../files/address";
import {
  type Checked,
  type ContentFile,
  checkPage,
  frontMatter,
  hideTitle,
  pathInKind,
  tagSchema,
} from "../../files/common-fields";
import { storedFields } from "../../files/stored-fields";
import type { ContentPage } from "../../kind";
import { tagRefsOf } from "../../tags/tags";

/** Stored fields of a `Doc` node. The catalog resolves fields that depend on other files. */
export type DocFields = ContentPage & Readonly<ReturnType<typeof derive>>;

/**
 * Validates the front matter of a docs file and derives fields such as its id, path and title.
 * @param routeBasePath the base path of the docs, without slashes at its ends, such as `docs` or
 * `a/b`; "" if the docs are at the root
 */
export function docFields(source: ContentFile, routeBasePath: string): Checked<DocFields> {
  return checkPage(docFrontMatter, source, (value) => derive(source, value, routeBasePath));
}

function derive(source: ContentFile, value: z.infer<typeof docFrontMatter>, routeBasePath: string) {
  const inDocs = pathInKind(source.file);
  const isParsed = value.parse_number_prefixes ?? true;
  const dir = isParsed ? withoutPrefixes(dirname(inDocs)) : dirname(inDocs);
  const { name, number } = isParsed ? numberPrefix(basename(inDocs)) : { name: basename(inDocs), number: null };
  const localId = value.id ?? name;
  // A slug with a leading slash is relative to the docs, and any other slug to the page's folder.
  const isInDocs = value.slug?.startsWith("/") ?? false;
  return {
    ...storedFields(storedDocFields, value),
    docId: [dir, localId].filter(Boolean).join("/"),
    // Without a slug, the page of a folder gets the folder's address, with a trailing slash.
    path: joinPath(routeBasePath, isInDocs ? "" : dir, value.slug ?? (isFolderPage(inDocs) ? "/" : localId)),
    title: value.title ?? source.openingTitle ?? localId,
    sidebarPosition: value.sidebar_position ?? number,
    /** Undefined means the sidebar that lists the page. Null means no sidebar. */
    ...optional("displayedSidebar", value.displayed_sidebar),
    ...optional("paginationNext", value.pagination_next),
    ...optional("paginationPrevious", value.pagination_prev),
    /** Undefined means `docs.editUrl` of site.yml. Null means no edit link. */
    ...optional("customEditUrl", value.custom_edit_url),
    tags: (value.tags ?? []).map((tag) => (typeof tag === "string" ? tag : tag.label)),
    tagRefs: tagRefsOf(value.tags ?? []),
  };
}

/**
 * Returns whether a page is named `index`, `readme` or like its folder, ignoring case. As in
 * Docusaurus, such a page represents its folder.
 */
export function isFolderPage(inDocs: string): boolean {
  const name = basename(inDocs).toLowerCase();
  return name === "index" || name === "readme" || name === basename(dirname(inDocs)).toLowerCase();
}

/**
 * Returns an object with the field, or an empty object if the field is absent. Null is kept,
 * because front matter distinguishes null from an absent field.
 */
function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}

const position = fromDigits(z.number(expected.number)).describe("1");

/** Front matter fields that a `Doc` node stores unchanged. */
export const storedDocFields = {
  ...hideTitle,
  sidebar_label: orNull(words).meta({ description: about.sidebar_label, examples: [examples.shortTitle] }),
  pagination_label: orNull(words).meta({ description: about.pagination_label, examples: [examples.shortTitle] }),
};

/**
 * All front matter fields of a docs page. They include those of Docusaurus, so that notes written
 * for Docusaurus build unchanged.
 */
const docFrontMatter = frontMatter.safeExtend({
  id: orNumber(addressPart("id").regex(/^[^/\\]+$/, expected.docId))
    .describe("intro")
    .optional(),
  ...storedDocFields,
  sidebar_position: position.optional(),
  sidebar_class_name: text.optional(),
  sidebar_key: text.optional(),
  displayed_sidebar: text.nullable().describe("computerSidebar").optional(),
  tags: listOf(tagSchema).describe(examples.oneTag).optional(),
  pagination_next: text.nullable().describe("llm/intro").optional(),
  pagination_prev: text.nullable().describe("llm/intro").optional(),
  parse_number_prefixes: flag.describe("false").optional(),
  custom_edit_url: webAddress.nullable().describe("https://example.org/edit/a.mdx").optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown(), expected.properties).optional(),
});

/** Names of all front matter fields of a docs page. */
export const docFieldNames: readonly string[] = Object.keys(docFrontMatter.shape);

/**
 * Matches names that start with a date or a version, such as `2021-11-foo` and `7.0-foo`.
 * `numberPrefix` finds no prefix in these names. https://github.com/facebook/docusaurus/issues/4640
 */
const dateOrVersion = /^\d+[-_.]\d+/;
const prefixed = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/**
 * Splits a name into its number prefix and the rest, as in Docusaurus: `01-intro` → 1 and `intro`.
 * The number is null for a name without a prefix.
 */
export function numberPrefix(name: string): { readonly name: string; readonly number: number | null } {
  const [, number, rest] = dateOrVersion.test(name) ? [] : (prefixed.exec(name) ?? []);
  return number === undefined || rest === undefined ? { name, number: null } : { name: rest, number: Number(number) };
}

/** Removes the number prefixes from a path: `01-guide/02-x` → `guide/x`. */
export function withoutPrefixes(path: string): string {
  return path.replace(/[^/]+/g, (segment) => numberPrefix(segment).name);
}
