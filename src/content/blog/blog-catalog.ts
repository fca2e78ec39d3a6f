import { postMessages } from "../../config/messages";
import type { SiteConfig } from "../../config/read-site";
import { compareText, type Diagnostic, error } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { type AuthorFields, authorPlaces } from "../data/authors";
import type { CatalogInput } from "../kind";
import { tagDiagnostics, undefinedTags } from "../tags/tag-diagnostics";
import { collectTags, definedTags, tagDefinitions } from "../tags/tags";
import type { PostFields } from "./post-fields";

/** The data of the whole blog. */
export type BlogCatalog = ReturnType<typeof blogCatalog>;

/** Sorts the posts, collects their tags, and checks tags and authors across all posts. */
export function blogCatalog({ pages: allPages, drafts, data, site }: CatalogInput<PostFields>) {
  const definitions = tagDefinitions(data, "blog");
  const pages = allPages.map((post) => ({ ...post, tagRefs: definedTags(post.tagRefs, definitions) }));
  const authors = data<AuthorFields>("Author");
  const posts = newestFirst(pages.filter((post) => !post.unlisted));
  const tags = collectTags(posts, site.blog.routeBasePath, definitions);
  return {
    diagnostics: [
      ...tagDiagnostics(pages),
      ...undefinedTags(allPages, definitions),
      ...unknownAuthors(
        [...pages, ...drafts],
        // The fallback author counts as known, because check-content.ts reports an unknown `author`
        // of site.yml once, and not for each post.
        [...authors.map(({ key }) => key), fallbackAuthor(site) ?? ""],
      ),
    ],
    /** Posts that have a page and are not unlisted, newest first. */
    posts,
    /** The tags of `posts`, the most used first. */
    tags,
    definitions,
  };
}

/** Returns the key of the author for posts that name no author, or null. */
export function fallbackAuthor({ author, blog }: SiteConfig): string | null {
  return blog.authorFallback ? author : null;
}

/**
 * Sorts posts, newest first. Compares dates as text, so their zones are ignored. Posts with equal
 * dates are sorted by address, so that every build has the same order.
 */
export function newestFirst<T extends { readonly date: string; readonly path: string }>(posts: readonly T[]): T[] {
  return [...posts].sort((a, b) => compareText(b.date, a.date) || compareText(a.path, b.path));
}

/**
 * Reports posts that name an author by an unknown key. Authors with an inline name are not checked.
 */
export function unknownAuthors(
  posts: readonly Pick<PostFields, "file" | "authorRefs">[],
  keys: readonly string[],
): Diagnostic[] {
  return posts.flatMap(({ file, authorRefs }) =>
    authorRefs.flatMap(({ key, name }) => {
      if (key === null || name !== null || keys.includes(key)) return [];
      const meant = nearest(key, keys);
      const problem = error({ file, field: "authors" }, postMessages.unknownAuthor(key, meant));
      return { ...problem, awaits: authorPlaces(key) };
    }),
  );
}
