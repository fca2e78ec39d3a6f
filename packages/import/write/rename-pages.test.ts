import type { ImportedPage } from "../model";
import { renamedPage } from "./rename-pages";

const page = (frontMatter: string): ImportedPage =>
  ({
    kind: "docs",
    target: "docs/guide.md",
    frontMatter,
    body: "",
    fields: {},
    address: null,
  }) as unknown as ImportedPage;
const sidebars = { main: { items: [{ doc: "guide" }] } };
const renamed = (frontMatter: string, listed = sidebars) =>
  renamedPage(page(frontMatter), "docs/guide-2.md", listed).fields;

test("a doc of a sidebar keeps its id, and its address follows the new name", () => {
  expect(renamed("title: 乙")).toEqual({ id: "guide", slug: "guide-2" });
});

test("an id and a slug of the front matter stay", () => {
  expect(renamed("slug: other")).toEqual({ id: "guide" });
  expect(renamed("id: other")).toEqual({});
});

test("a doc that no sidebar lists gets no id", () => {
  expect(renamed("title: 乙", { main: { items: [] } })).toEqual({});
});
