import { type SidebarNode, sidebarTree } from "./sidebar";
import { blogLines, type SidebarLine, sidebarOfPage } from "./sidebar-of-page";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));

const line = (level: number, label: string, path: string | null, more: Partial<SidebarLine> = {}): SidebarLine => ({
  kind: path === null || more.kind === "category" ? "category" : "doc",
  label,
  titleLang: null,
  path,
  level,
  collapsed: true,
  unlisted: false,
  foldedPages: 0,
  ...more,
});

const lines = [
  line(0, "导读", "/docs/computer/intro"),
  line(0, "网络", "/docs/category/网络", { kind: "category" }),
  line(1, "传输层", "/docs/computer/传输层"),
  line(1, "细节", null),
  line(2, "窗口", "/docs/computer/窗口"),
  line(0, "草图", "/docs/computer/hidden", { unlisted: true }),
];

const outline = (nodes: readonly SidebarNode[]): unknown[] =>
  nodes.map(({ label, children }) => (children.length === 0 ? label : [label, outline(children)]));
const active = (nodes: readonly SidebarNode[]): string[] =>
  nodes.flatMap((node) => [...(node.isActive ? [node.label] : []), ...active(node.children)]);

describe("sidebarTree", () => {
  it("nests lines by their level", () => {
    expect(outline(sidebarTree(lines, "/"))).toEqual(["导读", ["网络", ["传输层", ["细节", ["窗口"]]]]]);
  });

  it("marks the lines from the outermost category to the open page", () => {
    expect(active(sidebarTree(lines, "/docs/computer/窗口"))).toEqual(["网络", "细节", "窗口"]);
  });

  it("ignores a trailing slash", () => {
    expect(active(sidebarTree(lines, "/docs/computer/intro/"))).toEqual(["导读"]);
  });

  it("shows an unlisted page only while it is open", () => {
    expect(outline(sidebarTree(lines, "/docs/computer/hidden"))).toContain("草图");
  });

  it("gives lines with the same name in different categories different keys", () => {
    const doubled = [line(0, "甲", null), line(1, "简介", "/a"), line(0, "乙", null), line(1, "简介", "/b")];
    const keys = sidebarTree(doubled, "/").flatMap(({ children }) => children.map(({ key }) => key));
    expect(new Set(keys).size).toBe(2);
  });
});

test("groups posts by the year of their date, regardless of the time zone", () => {
  const posts = [
    { title: "新", titleLang: null, path: "/blog/2022/01/01/a", date: "2022-01-01T00:00:00.000Z" },
    { title: "旧", titleLang: null, path: "/blog/2021/12/31/b", date: "2021-12-31T00:00:00.000Z" },
    { title: "更旧", titleLang: null, path: "/blog/2021/07/30/c", date: "2021-07-30T00:00:00.000Z" },
  ];
  expect(blogLines(posts).map(({ level, label, path }) => [level, label, path])).toEqual([
    [0, "2022年", null],
    [1, "新", "/blog/2022/01/01/a"],
    [0, "2021年", null],
    [1, "旧", "/blog/2021/12/31/b"],
    [1, "更旧", "/blog/2021/07/30/c"],
  ]);
});

test("a page outside the docs lists the areas that lead to a page, and has no sidebar without such areas", () => {
  const settings = { docs: { label: "文档" }, blog: {} } as Parameters<typeof sidebarOfPage>[1];
  const empty = { label: "空", landing: "" };
  const linesOf = (nodes: { readonly label: string; readonly landing: string }[]) =>
    sidebarOfPage({ areaSidebar: { nodes } }, settings)?.lines.map(({ label }) => label);
  expect(linesOf([empty, { label: "甲", landing: "/docs/a" }])).toEqual(["甲"]);
  expect(linesOf([empty])).toBeUndefined();
  expect(linesOf([])).toBeUndefined();
});
