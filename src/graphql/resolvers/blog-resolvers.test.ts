import type { Node } from "gatsby";
import { type PostFields, postFields } from "../../content/blog/post-fields";
import type { AuthorFields } from "../../content/data/authors";
import { contentFile } from "../../content/testing/content-file";
import type { Context } from "../catalog/catalog";
import { authorResolvers, blogQueries, postResolvers } from "./blog-resolvers";

const author: AuthorFields = {
  key: "jieneng",
  name: "节能",
  title: "写作者",
  description: null,
  url: "/",
  email: null,
  imageUrl: null,
  path: "/blog/authors/all-jieneng-articles",
  socials: [],
};

/**
 * Creates a blog. The keys are days in March 2025. Each value is the front matter of the post of
 * that day.
 */
function blog(days: Readonly<Record<string, string>>) {
  const posts = Object.entries(days).map(([day, frontMatter]) => {
    const source = contentFile(
      `blog/2025-03-${day}-p.mdx`,
      `---\ntitle: "${day}"\n${frontMatter}\n---\n{/* truncate */}`,
    );
    const { fields } = postFields(source, { routeBasePath: "blog", firstCommit: null });
    if (fields === null) throw new Error(`the post of ${day} has a mistake`);
    return fields;
  });
  const nodes: Record<string, readonly object[]> = { BlogPost: posts, Author: [author] };
  const context = {
    nodeModel: {
      trackPageDependencies: () => undefined,
      findAll: async ({ type }: { type: string }) => ({ entries: (nodes[type] ?? []) as Node[] }),
      findOne: async ({ type, query }: { type: string; query: { filter?: Record<string, { eq: string }> } }) => {
        const [[field, { eq }] = ["", { eq: "" }]] = Object.entries(query.filter ?? {});
        return ((nodes[type] ?? []).find((node) => Reflect.get(node, field) === eq) ?? null) as Node | null;
      },
    },
  } as unknown as Context;
  const post = (day: string) => posts.find(({ title }) => title === day) as PostFields;
  return { post, context };
}

const titles = (nodes: unknown) => (nodes as { title: string }[]).map(({ title }) => title);

test("sorts an author's posts newest first, and returns none for an author without posts", async () => {
  const empty = blog({ "01": "", "02": "authors: { name: 客人 }" });
  expect(await authorResolvers.posts.resolve(author, {}, empty.context)).toEqual([]);
  const { context } = blog({
    "01": "authors: jieneng",
    "02": "",
    "03": "authors: [jieneng]",
    "04": "authors: jieneng\nunlisted: true",
  });
  expect(titles(await authorResolvers.posts.resolve(author, {}, context))).toEqual(["03", "01"]);
});

test("an author's fields in a post override authors.yml", async () => {
  const { post, context } = blog({ "01": "authors: [jieneng, { key: jieneng, title: 编者 }, { name: 客人 }]" });
  expect(await postResolvers.authors.resolve(post("01"), {}, context)).toEqual([
    { key: "jieneng", name: "节能", title: "写作者", url: author.path, imageUrl: null },
    { key: "jieneng", name: "节能", title: "编者", url: author.path, imageUrl: null },
    { key: null, name: "客人", title: undefined, url: undefined, imageUrl: undefined },
  ]);
});

test("sorts a series by date, and returns no posts if a post has no series", async () => {
  const { post, context } = blog({ "01": "series: 甲", "02": "series: 乙", "03": "series: 甲", "04": "" });
  expect(titles(await postResolvers.seriesPosts.resolve(post("03"), {}, context))).toEqual(["01", "03"]);
  expect(await postResolvers.seriesPosts.resolve(post("04"), {}, context)).toEqual([]);
});

test("neighbours skip unlisted posts, which have no neighbours themselves", async () => {
  const { post, context } = blog({ "01": "", "02": "unlisted: true", "03": "" });
  const neighbours = async (day: string) => [
    await postResolvers.newer.resolve(post(day), {}, context),
    await postResolvers.older.resolve(post(day), {}, context),
  ];
  expect(await neighbours("01")).toEqual([{ title: "03", titleLang: null, path: "/blog/2025/03/03/p" }, undefined]);
  expect(await neighbours("03")).toEqual([undefined, { title: "01", titleLang: null, path: "/blog/2025/03/01/p" }]);
  expect(await neighbours("02")).toEqual([undefined, undefined]);
});

test("finds a tag by its slug, with listed posts only", async () => {
  const { context } = blog({
    "01": "tags: [AI 工具]",
    "02": "tags: [ai 工具]",
    "03": "tags: [ai 工具]\nunlisted: true",
  });
  const tag = await blogQueries.blogTag.resolve(undefined, { slug: "ai-工具" }, context);
  expect(tag?.pagePaths).toEqual(["/blog/2025/03/02/p", "/blog/2025/03/01/p"]);
  expect(await blogQueries.blogTag.resolve(undefined, { slug: "none" }, context)).toBeUndefined();
});
