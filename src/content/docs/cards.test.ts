import { site } from "../../config/site";
import { messages } from "../testing/content-file";
import { cardItemsOf, categoryCards } from "./cards";
import type { DocsCatalog } from "./docs-catalog";
import { docFolder } from "./file/folder-meta";
import type { NavItem } from "./sidebars/navigation";

const doc = (label: string, titleLang: string | null = null): NavItem => {
  return { kind: "doc", label, titleLang, path: `/docs/${label}`, docId: label, unlisted: false };
};
const category = (label: string, items: NavItem[]): NavItem => ({
  kind: "category",
  label,
  titleLang: null,
  path: null,
  docId: null,
  collapsed: true,
  index: null,
  items,
});

test("a page card shows its description, a category card its item count and a link to its first page", async () => {
  const cards = await categoryCards(
    [doc("a", "en"), category("组", [category("空", []), doc("b")]), category("无", [])],
    new Map(["a", "b"].map((id) => [id, id])),
    async (id) => `关于${id}`,
  );
  expect(cards).toEqual([
    { kind: "doc", title: "a", titleLang: "en", path: "/docs/a", description: "关于a", count: null },
    { kind: "category", title: "组", titleLang: null, path: "/docs/b", description: null, count: 2 },
  ]);
});

test("the list of cards of a page has the pages beside it and not itself, and that of a category its pages", () => {
  const group: NavItem = { ...category("组", [doc("b"), doc("c")]), path: "/docs/组" };
  const sidebars = [{ id: "甲", items: [doc("a"), group] }] as unknown as DocsCatalog["sidebars"];
  const places = new Map(
    ["/docs/b", "/docs/组"].map((path) => [path, { sidebarId: "甲" }]),
  ) as unknown as DocsCatalog["places"];
  const listOf = (path: string) => cardItemsOf(path, { places, sidebars }).map(({ label }) => label);
  expect(listOf("/docs/b")).toEqual(["c"]);
  expect(listOf("/docs/组")).toEqual(["b", "c"]);
});

const readFolderMeta = (text: string, file: string) => {
  const { nodes, diagnostics } = docFolder.read(text, file, { contentDir: "/", site });
  return { folder: nodes[0]?.fields, diagnostics };
};

test("a _category_ file gives a folder its label and position, in YAML or JSON", () => {
  const json = '{ "label": "甲", "position": 2, "link": { "type": "generated-index" } }';
  expect(readFolderMeta(json, "docs/a/_category_.json")).toEqual({
    folder: { dir: "a", label: "甲", position: 2, link: '{"type":"generated-index"}', collapsed: null },
    diagnostics: [],
  });
  expect(readFolderMeta("link: null\ncollapsible: false", "docs/a/_category_.yaml").folder).toMatchObject({
    link: "null",
    collapsed: false,
  });
  expect(messages(readFolderMeta("link: { type: page }", "docs/_category_.yml").diagnostics)[0]).toContain(
    "应为{ type: generated-index }",
  );
  expect(readFolderMeta("position: 二", "docs/_category_.yml").diagnostics).toHaveLength(1);
  expect(readFolderMeta("- 甲", "docs/_category_.yml").diagnostics).toMatchObject([
    { severity: "error", line: 1, message: "是列表，应为字段" },
  ]);
});
