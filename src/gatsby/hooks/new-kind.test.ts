import { parse, validate } from "gatsby/graphql";
import { memorySchema } from "../../graphql/memory/query-nodes";
import { contentFolder } from "../../markdown/testing/render";
import { FakeGatsby } from "../testing/fake-gatsby";

// A kind of content that this site does not have. Only the mocked registry names it.
jest.mock("../../content/registry", () => {
  const { z } = jest.requireActual("zod");
  const { checkPage, frontMatter } = jest.requireActual("../../content/files/common-fields");
  const original = jest.requireActual("../../content/registry");
  const schema = frontMatter.safeExtend({ servings: z.int("应为整数").describe("2") });
  const recipes = {
    folder: "recipes",
    nodeType: "Recipe",
    description: "A dish.",
    typeFields: '"How many it feeds."\nservings: Int!',
    dataTypes: [],
    pagesQuery:
      "query Recipes($drafts: [Boolean!]!) { allRecipe(filter: { draft: { in: $drafts } }) { nodes { path file } } }",
    planPages: ({ allRecipe }: { allRecipe: { nodes: { path: string; file: string }[] } }) =>
      allRecipe.nodes.map(({ path, file }) => ({ path, template: "single-page", source: file, context: { file } })),
    label: () => "菜谱",
    check: (source: { file: string; openingTitle: string | null }) =>
      checkPage(schema, source, (value: { servings: number }) => ({
        path: `/${source.file.replace(/\.md$/, "")}`,
        title: source.openingTitle ?? "",
        servings: value.servings,
      })),
    catalog: () => ({ diagnostics: [] }),
  };
  const contentKinds = [...original.contentKinds, recipes];
  return { ...original, contentKinds, contentFolders: () => contentKinds.map(({ folder }) => folder) };
});

const contentDir = process.env.CONTENT_DIR;

afterAll(() => {
  if (contentDir === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = contentDir;
});

const load = (files: Readonly<Record<string, string>>) => FakeGatsby.load(contentFolder(files));

test("a new kind has nodes, pages, redirects and the fields that every page has", async () => {
  const gatsby = await load({
    "recipes/汤面.md": "---\nservings: 2\naliases: [/面]\n---\n# 一碗汤面\n\n先烧水。\n",
    "docs/a.md": "见[汤面](../recipes/汤面.md)\n",
  });
  expect(gatsby.panicOnBuild).not.toHaveBeenCalled();
  const recipe = gatsby.find("Recipe", "servings", 2);
  expect(recipe).toMatchObject({ kind: "recipes", title: "一碗汤面", path: "/recipes/汤面", listed: true });
  expect(await gatsby.field(recipe, "description")).toBe("先烧水。");
  expect(await gatsby.field(recipe, "socialPicture")).toMatchObject({ width: 1200, height: 630 });
  expect(gatsby.pages).toContainEqual(expect.objectContaining({ path: "/recipes/汤面" }));
  expect(gatsby.redirects).toContainEqual(expect.objectContaining({ fromPath: "/面", toPath: "/recipes/汤面" }));
  const doc = (await gatsby.field(gatsby.find("Doc", "docId", "a"), "article")) as { html: () => Promise<string> };
  expect(await doc.html()).toContain(`href="${encodeURI("/recipes/汤面")}"`);
});

test("the mistakes of a new kind are reported with all others", async () => {
  const gatsby = await load({ "recipes/汤面.md": "---\nservings: 两人\n---\n面\n", "docs/a.md": "[无](/nowhere)\n" });
  expect(gatsby.panicOnBuild.mock.calls.flat().join()).toMatch(
    /内容中有2处错误：[\s\S]*docs\/a\.md[\s\S]*recipes\/汤面\.md:2 servings: 写的是"两人"，应为整数\n {4}→ servings: 2/,
  );
});

test("a new kind can be queried with all other pages in GraphQL", () => {
  const query =
    "{ allContentPage { nodes { kind path title article { html } ... on Recipe { servings } ... on Doc { docId } } } }";
  expect(validate(memorySchema(), parse(query))).toEqual([]);
});
