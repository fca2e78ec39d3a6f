import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { ContentPage } from "../../content/kind";
import { contentFolder } from "../../markdown/testing/render";
import type { Context } from "../catalog/catalog";
import { contentResolvers, previewResolvers } from "./article-resolvers";

const files = { "docs/a.md": "```text file=./x.txt\n```\n", "docs/x.txt": "甲" };
const before = process.env.CONTENT_DIR;
const contentDir = contentFolder(files);

beforeAll(() => {
  process.env.CONTENT_DIR = contentDir;
});

afterAll(() => {
  if (before === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = before;
});

/**
 * Returns the arguments of a new build. Each build has its own Gatsby cache and thus its own
 * article store.
 */
const build = () =>
  ({
    cache: { get: async () => undefined, set: async () => undefined },
    store: { getState: () => ({ program: { prefixPaths: false, directory: contentDir }, config: {} }) },
  }) as unknown as CreateResolversArgs;

/** Returns a context whose node model has these nodes and records its calls. */
function contextOf(nodes: readonly Partial<Node>[] = []) {
  const findOne = jest.fn(
    async ({ type, query }: { type: string; query: { filter: Record<string, { eq: string }> } }) => {
      const [[field, { eq }] = ["", { eq: "" }]] = Object.entries(query.filter);
      return nodes.find((node) => node.internal?.type === type && node[field] === eq) ?? null;
    },
  );
  const nodeModel = { findOne, findAll: async () => ({ entries: [] }), trackPageDependencies: () => undefined };
  return { context: { nodeModel } as unknown as Context, findOne };
}

const content = (fields: object = {}) =>
  ({ file: "docs/a.md", path: "/docs/a", lastUpdateDate: null, lastUpdateAuthor: null, ...fields }) as ContentPage & {
    path: string;
  };

describe("the last update", () => {
  const { lastUpdate } = contentResolvers(build());
  const time = (file: string) => ({ file, last: "2025-08-01T01:00:00.000Z", internal: { type: "FileTime" } as never });

  test("comes from a node, so that Gatsby notices a commit without a change of text", async () => {
    const { context } = contextOf([time("docs/b.md"), time("docs/a.md")]);
    const update = await lastUpdate.resolve(content({ lastUpdateAuthor: "节能" }), {}, context);
    expect(update).toEqual({ date: "2025-08-01T01:00:00.000Z", author: "节能" });
  });

  test("is the author's date if front matter has one, without a lookup", async () => {
    const { context, findOne } = contextOf([time("docs/a.md")]);
    const update = await lastUpdate.resolve(content({ lastUpdateDate: "2025-06-30" }), {}, context);
    expect([update, findOne.mock.calls]).toEqual([{ date: "2025-06-30", author: null }, []]);
  });

  test("is unknown for a file that was never committed", async () => {
    expect(await lastUpdate.resolve(content(), {}, contextOf([time("docs/b.md")]).context)).toBeNull();
  });
});

test.each([
  ["the text", (context: Context) => contentResolvers(build()).article.resolve(content(), {}, context)],
  ["a preview", (context: Context) => previewResolvers(build()).preview.resolve(content(), {}, context)],
])("%s depends on the programs that it includes", async (_what, resolve) => {
  const { context, findOne } = contextOf();
  await resolve(context);
  const query = { filter: { absolutePath: { eq: path.join(contentDir, "docs/x.txt") } } };
  expect(findOne.mock.calls).toEqual([[{ type: "File", query }]]);
});

test("lists the pictures of a text with their descriptions, including those of other sites", async () => {
  const dir = contentFolder({
    "docs/a.md": '![图 "一"](./圆.svg)\n\n![](https://a.example/b.png)\n\n![无](./none.png)\n',
    "docs/圆.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: dir });
  const file = { internal: { type: "File", contentDigest: "0123" }, absolutePath: path.join(dir, "docs/圆.svg") };
  const { context } = contextOf([file as never]);
  expect(await contentResolvers(build()).pictures.resolve(content(), {}, context)).toEqual([
    { file: "docs/圆.svg", src: expect.stringMatching(/\.svg$/), width: 30, height: 20, alt: '图 "一"' },
    { file: null, src: "https://a.example/b.png", width: null, height: null, alt: "" },
  ]);
});

test("<Areas> becomes links to the areas, with their contents", async () => {
  const dir = contentFolder({ "pages/index.mdx": "前面\n\n<Areas />\n\n后面\n" });
  jest.replaceProperty(process, "env", { ...process.env, CONTENT_DIR: dir });
  const definition = {
    id: "net",
    label: "网络",
    description: "从网线到HTTP",
    landing: null,
    position: 0,
    items: [{ kind: "doc", docId: "intro", label: null }],
  };
  const doc = { docId: "intro", file: "docs/intro.md", path: "/docs/intro", title: "序", aliases: [], tagRefs: [] };
  const nodes = { Sidebar: [{ definition: JSON.stringify(definition) }], Doc: [{ ...doc, listed: true }] };
  const findAll = async ({ type }: { type: keyof typeof nodes }) => ({ entries: nodes[type] ?? [] });
  const { context } = contextOf();
  Object.assign(context.nodeModel, { findAll });
  const { article } = contentResolvers(build());
  const home = content({ file: "pages/index.mdx", path: "/" });
  const { html } = (await article.resolve(home, {}, context)) as unknown as { html: () => Promise<string> };
  expect(await html()).toBe(
    '<p>前面</p>\n<ul><li><a href="/docs/intro">网络</a><p>从网线到HTTP</p></li></ul>\n<p>后面</p>',
  );
});
