import type { NavCategory, NavItem } from "./navigation";
import { longestList, openBranch } from "./open-branch";

const doc = (name: string): NavItem => {
  return { kind: "doc", label: name, titleLang: null, path: `/docs/${name}`, docId: name, unlisted: false };
};
const docs = (name: string, count: number) => Array.from({ length: count }, (_, index) => doc(`${name}${index}`));
const category = (label: string, items: readonly NavItem[], path: string | null = null): NavCategory => {
  return { kind: "category", label, titleLang: null, path, docId: null, collapsed: true, index: null, items };
};
const outline = (items: readonly NavItem[], path: string | null) =>
  openBranch(items, path).map(({ level, label, foldedPages }) => "  ".repeat(level) + label + (foldedPages || ""));

test("a short sidebar is complete on every page", () => {
  expect(outline([doc("导读"), category("网络", docs("网", 2))], "/docs/导读")).toEqual([
    "导读",
    "网络",
    "  网0",
    "  网1",
  ]);
});

test("a long sidebar has the outermost lines, the categories around the page, and their neighbours", () => {
  const items = [
    doc("导读"),
    category(
      "网络",
      [...docs("网", 2), category("更深", docs("深", 60)), category("旁边", docs("旁", 3))],
      "/docs/网络",
    ),
    category("系统", docs("系", 60)),
  ];
  expect(outline(items, "/docs/网1")).toEqual(["导读", "网络", "  网0", "  网1", "  更深60", "  旁边3", "系统60"]);
  expect(outline(items, "/docs/网络")).toEqual(["导读", "网络", "  网0", "  网1", "  更深60", "  旁边3", "系统60"]);
  expect(outline(items, "/docs/导读")).toEqual(["导读", "网络65", "系统60"]);
  expect(outline(items, "/docs/不在里面")).toEqual(["导读", "网络65", "系统60"]);
  expect(openBranch(items, null)).toHaveLength(130);
});

test("a long list has the lines around the page, and says how many pages are before and after them", () => {
  const lines = outline(docs("记", 1_000), "/docs/记500");
  expect(lines).toHaveLength(longestList + 2);
  expect(lines[0]).toBe("前面还有 450 页450");
  expect(lines).toContain("记500");
  expect(lines.at(-1)).toBe("后面还有 450 页450");
  expect(outline(docs("记", 1_000), "/docs/记0").slice(-2)).toEqual(["记99", "后面还有 900 页900"]);
  expect(outline(docs("记", 1_000), "/docs/记999").slice(0, 2)).toEqual(["前面还有 900 页900", "记900"]);
});

test("a page at the end of a category of a thousand pages does not make other pages longer", () => {
  const items = Array.from({ length: 50 }, (_, index) => category(`夹${index}`, docs(`页${index}之`, 100)));
  for (const { path } of openBranch(items, null).slice(0, 300))
    if (path !== null) expect(openBranch(items, path).length).toBeLessThanOrEqual(150);
});
