import type { SiteConfig } from "../../config/read-site";
import { blogListPath } from "../../contract/site-files";
import { joinPath } from "../../lib/paths";
import { type PagePlan, pagePlan } from "../kind";

type Node<Field extends string> = Readonly<Record<Field, string>>;

/** What the pages of the blog are planned from; posts the newest first. */
export interface BlogPagesData {
  readonly everyPost: { readonly totalCount: number };
  readonly allBlogPost: { readonly nodes: readonly (Node<"path" | "file"> & { readonly unlisted: boolean })[] };
  readonly allAuthor: { readonly nodes: readonly Node<"key" | "path">[] };
  readonly blogTags: readonly Node<"path" | "slug">[];
}

export const blogPagesQuery = /* GraphQL */ `
  query BlogPages($drafts: [Boolean!]!) {
    everyPost: allBlogPost { totalCount }
    allBlogPost(filter: { draft: { in: $drafts } }, sort: [{ date: DESC }, { path: ASC }]) {
      nodes { path file unlisted }
    }
    allAuthor { nodes { key path } }
    blogTags { path slug }
  }
`;

/** All pages of the blog: lists, posts, archive, authors, tags, subscription page. A site without posts has no blog. */
export function planBlogPages(data: BlogPagesData, { blog }: Pick<SiteConfig, "blog">): PagePlan[] {
  if (data.everyPost.totalCount === 0) return [];
  return [
    ...planListPages(data, blog),
    ...["archive", "authors", "tags", "subscribe"].map((name) =>
      pagePlan(`blog-${name}`, joinPath(blog.routeBasePath, name), "blog/"),
    ),
    ...data.allAuthor.nodes.map(({ key, path }) => pagePlan("blog-author", path, "authors.yml", { authorKey: key })),
    ...data.blogTags.map(({ path, slug }) => pagePlan("blog-tag", path, "blog/", { tagSlug: slug })),
    ...data.allBlogPost.nodes.map(({ path, file }) => pagePlan("blog-post", path, file, { postPath: path })),
  ];
}

/** List pages: the first is the blog itself, the others `/blog/page/<n>`. An empty blog still has its first page. */
export function planListPages(
  { allBlogPost }: Pick<BlogPagesData, "allBlogPost">,
  { routeBasePath, postsPerPage }: Pick<SiteConfig["blog"], "routeBasePath" | "postsPerPage">,
): PagePlan[] {
  const posts = allBlogPost.nodes.filter(({ unlisted }) => !unlisted);
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
