import kebabCase from "lodash/kebabCase.js";
import { z } from "zod";
import { text } from "../../config/fields";
import { dataDescriptions as about, examples, expected, fileForms } from "../../config/messages";
import { compareText } from "../../lib/diagnostic";
import { groupBy } from "../../lib/lists";
import { topFolder } from "../../lib/paths";
import { tagPath } from "../../shared/site-files";
import { entriesFile } from "../data/read-entries";
import type { Tag } from "../files/common-fields";
import type { CatalogInput } from "../kind";

/** GraphQL type of the tags in tags.yml. */
export const tagType = "TagDefinition";

const definitionSchema = z
  .object(
    {
      label: text.optional().meta({ description: about.tagLabel, examples: [examples.tag] }),
      permalink: text.optional().meta({ description: about.tagPermalink, examples: ["/a-name"] }),
      description: text.optional().meta({ description: about.tagDescription, examples: [examples.sentence] }),
    },
    expected.definedTag,
  )
  .meta({ title: about.tag });

const topLevel = { type: "mapping", ...fileForms.tags } as const;

/**
 * The data files `tags.yml`, for all pages or for the pages of one folder, as in Docusaurus. The
 * key of a `TagDefinition` is the word that pages use.
 */
export const tagsFiles = ["tags.yml", "blog/tags.yml", "docs/tags.yml"].map((place) =>
  entriesFile({
    places: [place],
    type: tagType,
    topLevel,
    schema: definitionSchema,
    fields: ({ key, value }) => tagFields(key, value, place),
  }),
);

/** Returns the entries that may define tags, as keys for `Diagnostic.awaits`. */
export function tagPlaces(keys: readonly string[]): string[] {
  return tagsFiles.flatMap(({ places }) => places).flatMap((place) => keys.map((key) => `${place}/${key}`));
}

/** Stored fields of a `TagDefinition` node. */
export type TagDefinition = Readonly<ReturnType<typeof tagFields>>;

function tagFields(key: string, value: z.infer<typeof definitionSchema>, place: string) {
  const { label = key, permalink = kebabCase(key), description = null } = value;
  /** The folder whose pages have these tags; null for all pages. */
  const folder = topFolder(place) || null;
  return { key, label, slug: permalink.replace(/^\/+|\/+$/g, ""), description, folder };
}

/** Tags that tags.yml defines, by key. */
export type TagDefinitions = ReadonlyMap<string, TagDefinition>;

/** Returns the tags that tags.yml defines for the pages of a folder. */
export function tagDefinitions(data: CatalogInput<unknown>["data"], folder: string): TagDefinitions {
  const all = data<TagDefinition>(tagType).filter((tag) => tag.folder === null || tag.folder === folder);
  return new Map(all.map((tag) => [tag.key, tag]));
}

/**
 * A tag in front matter. `key` is the word that tags.yml may define; null for a tag with its own
 * label. `slug` is "" if the label gives no address.
 */
export type TagRef = Readonly<Pick<TagDefinition, "label" | "slug"> & { key: string | null }>;

/** A tag with the paths of the listed pages that use it, in the order of the pages. */
export type TagFields = ReturnType<typeof collectTags>[number];

/**
 * Returns the tags of front matter without duplicates. Labels with the same slug that differ only
 * in case are one tag. As in Docusaurus, the slug is the permalink, or else the label in kebab
 * case, with Chinese kept. The permalink is relative to the tag list, such as /blog/tags, with or
 * without a leading slash
 * (https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#markdown-front-matter).
 */
export function tagRefsOf(tags: readonly Tag[]): TagRef[] {
  const refs = tags.map((tag): TagRef => {
    const { label, permalink } = typeof tag === "string" ? { label: tag } : tag;
    const slug = permalink?.replace(/^\/+|\/+$/g, "") ?? kebabCase(label);
    return { key: typeof tag === "string" ? tag : null, label, slug };
  });
  const same = groupBy(refs, ({ label, slug }) => `${slug} ${label.toLowerCase()}`);
  return [...same.values()].map(([first]) => first);
}

/**
 * Replaces the labels and slugs of tags with those that tags.yml defines, and removes duplicates. A
 * page may name a tag by its label in tags.yml instead of its key.
 */
export function definedTags(refs: readonly TagRef[], definitions: TagDefinitions): TagRef[] {
  const all = refs.map((ref) => {
    const defined = definitionOf(ref, definitions);
    return defined ? { key: defined.key, label: defined.label, slug: defined.slug } : ref;
  });
  // A page may name a tag both by its key and by its label.
  const isFirst = ({ slug, label }: TagRef, index: number) =>
    all.findIndex((other) => other.slug === slug && other.label === label) === index;
  return all.filter(isFirst);
}

/** Returns the definition of a tag by its key or else by its label; undefined if there is none. */
export function definitionOf({ key }: TagRef, definitions: TagDefinitions): TagDefinition | undefined {
  if (key === null) return undefined;
  return definitions.get(key) ?? [...definitions.values()].find(({ label }) => label === key);
}

/**
 * Returns the labels of a page's tags and the addresses of their pages, as tags.yml defines them.
 */
export function tagLinks(refs: readonly TagRef[], definitions: TagDefinitions, basePath: string) {
  return definedTags(refs, definitions).map(({ label, slug }) => ({ label, path: tagPath(slug, basePath) }));
}

/**
 * Returns the tags of listed docs or posts, the most used first. The label of a tag is that of its
 * first page. For posts, the first page is the newest.
 */
export function collectTags(
  pages: readonly { readonly path: string; readonly tagRefs: readonly TagRef[] }[],
  basePath: string,
  definitions: TagDefinitions = new Map(),
) {
  const descriptions = new Map([...definitions.values()].map(({ slug, description }) => [slug, description]));
  const uses = pages.flatMap(({ tagRefs, path }) => tagRefs.map(({ label, slug }) => ({ label, slug, page: path })));
  // A tag with an empty slug gets no page, because the page would have the address of the tag list.
  // tag-diagnostics.ts reports the slug.
  const addressed = uses.filter(({ slug }) => slug !== "");
  return [...groupBy(addressed, ({ slug }) => slug)]
    .map(([slug, tagged]) => ({
      label: tagged[0].label,
      slug,
      path: tagPath(slug, basePath),
      description: descriptions.get(slug) ?? null,
      pagePaths: [...new Set(tagged.map(({ page }) => page))],
    }))
    .sort((a, b) => b.pagePaths.length - a.pagePaths.length || compareText(a.slug, b.slug));
}
