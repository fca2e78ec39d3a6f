import { slug as slugOf } from "github-slugger";
import { joinPath } from "../../shared/paths";
import { compareText } from "../../shared/problem";
import type { PostFields } from "./post-fields";

/** A tag with the published posts that carry it. */
export interface TagFields {
  readonly label: string;
  readonly slug: string;
  readonly path: string;
  /** Paths of its posts, newest first. */
  readonly postPaths: readonly string[];
}

/** Address of a tag: `/blog/tags/` and the label as GitHub would slug it; Chinese stays. */
export function tagPath(label: string, blogBasePath: string): string {
  return joinPath(blogBasePath, "tags", slugOf(label));
}

/** Tags of published posts, the commonest first. Labels that differ only in case are one tag. */
export function collectTags(
  posts: readonly Pick<PostFields, "tagLabels" | "path">[],
  blogBasePath: string,
): TagFields[] {
  const bySlug = new Map<string, { label: string; postPaths: string[] }>();
  for (const { tagLabels, path } of posts) {
    for (const label of tagLabels) {
      const tag = bySlug.get(slugOf(label)) ?? { label, postPaths: [] };
      tag.postPaths.push(path);
      bySlug.set(slugOf(label), tag);
    }
  }
  return [...bySlug]
    .map(([slug, { label, postPaths }]) => ({ label, slug, path: tagPath(label, blogBasePath), postPaths }))
    .sort((a, b) => b.postPaths.length - a.postPaths.length || compareText(a.slug, b.slug));
}
