import { compareText } from "../../lib/diagnostic";
import type { AuthorFields } from "../authors/read-authors";
import type { CatalogInput, KindCatalog } from "../kind";
import { planBlogPages } from "./plan-pages";
import type { PostFields } from "./post-fields";
import { tagDiagnostics } from "./tag-diagnostics";
import { unknownAuthors } from "./unknown-authors";

/** The blog as a whole. */
export interface BlogCatalog extends KindCatalog {
  /** Published posts, newest first, without unlisted ones. */
  readonly posts: readonly PostFields[];
}

/** Sorts the posts and checks their tags and authors across posts. */
export function blogCatalog({ pages, drafts, data, site }: CatalogInput<PostFields>): BlogCatalog {
  const { routeBasePath, postsPerPage } = site.blog;
  const authors = data<AuthorFields>("Author");
  const posts = newestFirst(pages.filter((post) => !post.unlisted));
  const unlisted = newestFirst(pages.filter((post) => post.unlisted));
  return {
    plans: planBlogPages({ posts, unlisted, authors, routeBasePath, postsPerPage }),
    diagnostics: [
      ...tagDiagnostics(pages),
      ...unknownAuthors(
        [...pages, ...drafts],
        authors.map(({ key }) => key),
      ),
    ],
    posts,
  };
}

/** Newest first. Posts with equal dates are sorted by address, so that every build has the same order. */
export function newestFirst<T extends { readonly date: string; readonly path: string }>(posts: readonly T[]): T[] {
  return [...posts].sort((a, b) => compareText(b.date, a.date) || compareText(a.path, b.path));
}
