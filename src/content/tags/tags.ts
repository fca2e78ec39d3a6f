import kebabCase from "lodash/kebabCase";
import { compareText } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";
import type { Tag } from "../files/common-fields";

/** A tag as used in one post. */
export interface TagRef {
  /** The key in tags.yml, if any; null for a `{ label, permalink }` tag. */
  readonly key: string | null;
  readonly label: string;
  /** Last part of the tag's address; "" if the label has no characters that an address may contain. */
  readonly slug: string;
}

/** The fields of a post that tags depend on. */
type TaggedPost = { readonly path: string; readonly tagRefs: readonly TagRef[] };

/** A tag and the published posts that use it. */
export interface TagFields {
  readonly label: string;
  readonly slug: string;
  readonly path: string;
  /** From tags.yml. */
  readonly description: string | null;
  /** Paths of its posts, newest first. */
  readonly postPaths: readonly string[];
}

/**
 * Tags of a post's front matter without duplicates; labels that differ only in case are one tag.
 * The slug is the permalink, which is relative to /blog/tags with or without a leading slash, as in Docusaurus
 * (https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#markdown-front-matter). Without a permalink it is
 * the label in kebab case, which is Docusaurus' rule too, with Chinese kept.
 */
export function tagRefsOf(tags: readonly Tag[]): TagRef[] {
  const refs = tags.map((tag): TagRef => {
    const { label, permalink } = typeof tag === "string" ? { label: tag } : tag;
    const slug = permalink?.replace(/^\/+|\/+$/g, "") ?? kebabCase(label);
    return { key: typeof tag === "string" ? tag : null, label, slug };
  });
  const isSame = (a: TagRef, b: TagRef) => labelKey(a.label) === labelKey(b.label) && a.slug === b.slug;
  return refs.filter((ref, index) => refs.findIndex((other) => isSame(ref, other)) === index);
}

/** The key by which labels are compared. */
export function labelKey(label: string): string {
  return label.toLowerCase();
}

/** Stored fields of a `TagDefinition` node. */
export interface TagDefinition {
  /** The word that pages write. */
  readonly key: string;
  readonly label: string;
  /** Last part of its address. */
  readonly slug: string;
  readonly description: string | null;
  /** Folder whose pages it is for; null for all. */
  readonly folder: string | null;
}

/** Tags defined in tags.yml, by their keys. */
export type TagDefinitions = ReadonlyMap<string, TagDefinition>;

/** The tags of a page, as tags.yml defines them. */
export function definedTags(refs: readonly TagRef[], definitions: TagDefinitions): TagRef[] {
  return refs.map((ref) => {
    const defined = definitions.get(ref.key ?? "");
    return defined ? { key: ref.key, label: defined.label, slug: defined.slug } : ref;
  });
}

/** The tags of a page, as tags.yml defines them, with the addresses of their pages. */
export function tagLinks(refs: readonly TagRef[], definitions: TagDefinitions, basePath: string) {
  return definedTags(refs, definitions).map(({ label, slug }) => ({ label, path: tagPath(slug, basePath) }));
}

/** Address of a tag. */
export function tagPath(slug: string, blogBasePath: string): string {
  return joinPath(blogBasePath, "tags", slug);
}

/** Tags of published posts, most used first, named as in the newest post. */
export function collectTags(
  posts: readonly TaggedPost[],
  blogBasePath: string,
  definitions: TagDefinitions = new Map(),
): TagFields[] {
  const descriptions = new Map([...definitions.values()].map(({ slug, description }) => [slug, description]));
  const bySlug = new Map<string, { label: string; postPaths: Set<string> }>();
  for (const { tagRefs, path } of posts) {
    // tag-diagnostics.ts reports an empty slug. Its page would have the address of all tags.
    for (const { label, slug } of tagRefs.filter((ref) => ref.slug !== "")) {
      const tag = bySlug.get(slug) ?? { label, postPaths: new Set() };
      tag.postPaths.add(path);
      bySlug.set(slug, tag);
    }
  }
  return [...bySlug]
    .map(([slug, { label, postPaths }]) => {
      const [path, description] = [tagPath(slug, blogBasePath), descriptions.get(slug) ?? null];
      return { label, slug, path, description, postPaths: [...postPaths] };
    })
    .sort((a, b) => b.postPaths.length - a.postPaths.length || compareText(a.slug, b.slug));
}
