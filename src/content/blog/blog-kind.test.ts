import { site } from "../../config/site";
import { contentFile } from "../testing/content-file";
import { newestFirst } from "./blog-catalog";
import { planBlogPages, planListPages } from "./blog-kind";
import { type PostFields, postFields } from "./post-fields";

/** Returns one post a day, starting on 30 December 2020. Three or more posts span two years. */
function posts(count: number): PostFields[] {
  const made = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2020, 11, 30 + index)).toISOString().slice(0, 10);
    const source = contentFile(
      `blog/${day}-post-${index}.mdx`,
      `---\ntitle: 第${index}篇\ntags: [标签]\n---\n{/* truncate */}`,
    );
    return postFields(source, { routeBasePath: "blog", firstCommit: null }).fields;
  });
  return newestFirst(made.filter((post) => post !== null));
}

interface Blog {
  readonly data: Queries.BlogPagesQuery;
  readonly blog: { readonly routeBasePath: string; readonly postsPerPage: number };
}

const plan = (
  count: number,
  { postsPerPage = 1, routeBasePath = "blog", ...more }: Partial<Queries.BlogPagesQuery & Blog["blog"]> = {},
): Blog => ({
  data: {
    everyPost: { totalCount: Math.max(1, count) },
    allBlogPost: { nodes: posts(count) },
    allAuthor: { nodes: [] },
    blogTags: count === 0 ? [] : [{ path: `/${routeBasePath}/tags/标签`, slug: "标签" }],
    ...more,
  },
  blog: { routeBasePath, postsPerPage },
});
const listPages = ({ data, blog }: Blog) => planListPages(data, blog);
const blogPages = ({ data, blog }: Blog) => planBlogPages(data, { blog: { ...site.blog, ...blog } });

describe("list pages", () => {
  test.each([
    [0, 1, 1],
    [1, 1, 1],
    [17, 1, 17],
    [100, 1, 100],
    [17, 5, 4],
    [100, 10, 10],
    [100, 33, 4],
  ])("%i posts at %i per page make %i pages", (count, postsPerPage, pageCount) => {
    const pages = listPages(plan(count, { postsPerPage }));
    expect(pages).toHaveLength(pageCount);
    expect(pages.map(({ path }) => path)).toEqual([
      "/blog",
      ...Array.from({ length: pageCount - 1 }, (_, index) => `/blog/page/${index + 2}`),
    ]);
    expect(pages.every(({ context }) => context["pageCount"] === pageCount)).toBe(true);
  });

  test.each([0, 1, 17, 100])("each of %i posts is on exactly one page, newest first", (count) => {
    const input = plan(count);
    expect(listPages(input).flatMap(({ context }) => context["postPaths"])).toEqual(
      input.data.allBlogPost.nodes.map(({ path }) => path),
    );
  });

  test("pinned posts come first, and every post is on one page", () => {
    const nodes = posts(5).map((post, index) => ({ ...post, pinned: index === 1 || index === 3 }));
    const pages = listPages(plan(5, { postsPerPage: 2, allBlogPost: { nodes } }));
    const shown = [1, 3, 0, 2, 4].map((index) => nodes[index]?.path);
    expect(pages.flatMap(({ context }) => context["postPaths"])).toEqual(shown);
    expect(pages[0]?.context["postPaths"]).toEqual(shown.slice(0, 2));
  });

  test("the pager stops at both ends, and page 2 leads back to /blog, not to /blog/page/1", () => {
    const pages = listPages(plan(17)).map(({ context }) => [context["newerPath"], context["olderPath"]]);
    expect(pages[0]).toEqual([null, "/blog/page/2"]);
    expect(pages[1]).toEqual(["/blog", "/blog/page/3"]);
    expect(pages[16]).toEqual(["/blog/page/16", null]);
  });

  test("a single page has no pager", () => {
    for (const count of [0, 1]) {
      expect(listPages(plan(count))[0]?.context).toMatchObject({ newerPath: null, olderPath: null });
    }
  });
});

describe("all pages of the blog", () => {
  const paths = (input: Blog) => blogPages(input).map(({ path }) => path);

  test("an empty blog has its list, archive, authors, tags and subscription page", () => {
    expect(paths(plan(0))).toEqual(["/blog", "/blog/archive", "/blog/tags", "/blog/authors", "/blog/subscribe"]);
  });

  test("the navigation has no empty lists", () => {
    const sectionsOf = (input: Blog) => new Set(blogPages(input).map(({ context }) => String(context["sections"])));
    expect(sectionsOf(plan(0))).toEqual(new Set(["list,subscribe"]));
    const nodes = [{ key: "a", path: "/blog/authors/a" }];
    const pages = blogPages(plan(1, { allAuthor: { nodes } })).filter(({ template }) => template !== "blog-post");
    for (const { context } of pages)
      expect(context["sections"]).toEqual(["list", "archive", "tags", "authors", "subscribe"]);
  });

  test("a site without posts has none", () => {
    expect(paths(plan(0, { everyPost: { totalCount: 0 } }))).toEqual([]);
  });

  test("every post, author and tag has a page", () => {
    const authors = [{ key: "jieneng", path: "/blog/authors/all-jieneng-articles" }];
    expect(paths(plan(2, { allAuthor: { nodes: authors } }))).toEqual(
      expect.arrayContaining([
        "/blog/authors/all-jieneng-articles",
        "/blog/tags/标签",
        "/blog/2020/12/30/post-0",
        "/blog/2020/12/31/post-1",
      ]),
    );
  });

  test("an unlisted post has a page but is on no list", () => {
    const nodes = posts(1).map((post) => ({ ...post, unlisted: true }));
    const pages = blogPages(plan(0, { allBlogPost: { nodes } }));
    expect(pages.filter(({ template }) => template === "blog-post")).toHaveLength(1);
    expect(pages[0]?.context["postPaths"]).toEqual([]);
    expect(pages.some(({ template }) => template === "blog-tag")).toBe(false);
  });

  test("no address is planned twice, and all addresses follow the base path", () => {
    const all = paths(plan(100, { routeBasePath: "notes" }));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((path) => !path.startsWith("/notes"))).toEqual(posts(100).map(({ path }) => path));
  });
});
