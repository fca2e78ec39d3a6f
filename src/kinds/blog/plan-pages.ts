import { blogListPath } from "../../contract/blog-paths";
import { joinPath } from "../../lib/paths";
import type { PagePlan } from "../page-plan";
import { collectTags } from "../tags/tags";
import type { PostFields } from "./post-fields";

export interface BlogPlanInput {
  /** Published posts, newest first. */
  readonly posts: readonly PostFields[];
  /** Posts with a page that appear in no list. */
  readonly unlisted: readonly PostFields[];
  readonly authors: readonly { readonly key: string; readonly path: string }[];
  readonly routeBasePath: string;
  readonly postsPerPage: number;
}

/** All pages of the blog: lists, posts, archive, authors, tags, subscription page. */
export function planBlogPages(input: BlogPlanInput): PagePlan[] {
  const { posts, unlisted, authors, routeBasePath } = input;
  const at = (...segments: string[]) => joinPath(routeBasePath, ...segments);
  const fixed = (path: string, template: PagePlan["template"]): PagePlan => ({
    path,
    template,
    source: "blog/",
    context: {},
  });
  return [
    ...planListPages(input),
    fixed(at("archive"), "blog-archive"),
    fixed(at("authors"), "blog-authors"),
    fixed(at("tags"), "blog-tags"),
    fixed(at("subscribe"), "blog-subscribe"),
    ...authors.map(
      ({ key, path }): PagePlan => ({
        path,
        template: "blog-author",
        source: "authors.yml",
        context: { authorKey: key },
      }),
    ),
    ...collectTags(posts, routeBasePath).map(
      ({ path, slug }): PagePlan => ({ path, template: "blog-tag", source: "blog/", context: { tagSlug: slug } }),
    ),
    ...[...posts, ...unlisted].map(
      (post): PagePlan => ({
        path: post.path,
        template: "blog-post",
        source: post.file,
        context: { postPath: post.path },
      }),
    ),
  ];
}

/** List pages: the first is the blog itself, the others `/blog/page/<n>`. An empty blog still has its first page. */
export function planListPages({ posts, routeBasePath, postsPerPage }: BlogPlanInput): PagePlan[] {
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: blogListPath(index + 1, routeBasePath),
    template: "blog-list",
    source: "blog/",
    context: {
      pageNumber: index + 1,
      pageCount,
      postPaths: posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map(({ path }) => path),
      newerPath: index === 0 ? null : blogListPath(index, routeBasePath),
      olderPath: index + 1 === pageCount ? null : blogListPath(index + 2, routeBasePath),
    },
  }));
}
