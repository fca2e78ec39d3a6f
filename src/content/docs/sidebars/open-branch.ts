import { siteText } from "../../../text/texts";
import { flattenSidebar, lineOf, listedDocs, type NavItem, type NavLine } from "./navigation";

/** Maximum number of lines in a list. Each line takes about 200 bytes of HTML in every page. */
export const longestList = 100;

/**
 * Returns the lines of a sidebar around one page. A sidebar of at most `longestList` lines is
 * complete. A longer sidebar contains the outermost items and the items of the categories around
 * the page. Each of its lists shows at most `longestList` lines, plus a line before and a line
 * after for the items left out. The size of a page therefore does not grow with the site.
 * @param path address of the page, or null for all lines
 */
export function openBranch(items: readonly NavItem[], path: string | null): NavLine[] {
  const all = flattenSidebar(items);
  return path === null || all.length <= longestList ? all : linesAround(items, path, 0);
}

function linesAround(items: readonly NavItem[], path: string, level: number): NavLine[] {
  const position = items.findIndex((item) => contains(item, path));
  const latestStart = Math.max(0, items.length - longestList);
  const start = Math.min(Math.max(0, position - longestList / 2), latestStart);
  const end = start + longestList;
  return [
    ...foldedLine(items.slice(0, start), siteText.pagesBefore, level),
    ...items.slice(start, end).flatMap((item, index) => {
      const line = lineOf(item, level);
      if (item.kind !== "category") return line;
      if (start + index === position) return [line, ...linesAround(item.items, path, level + 1)];
      return { ...line, foldedPages: listedDocs(item.items).length };
    }),
    ...foldedLine(items.slice(end), siteText.pagesAfter, level),
  ];
}

function contains(item: NavItem, path: string): boolean {
  return item.path === path || (item.kind === "category" && item.items.some((child) => contains(child, path)));
}

/** Returns one line in place of several items, or nothing if the items have no pages. */
function foldedLine(items: readonly NavItem[], label: (count: number) => string, level: number): NavLine[] {
  const foldedPages = listedDocs(items).length;
  if (foldedPages === 0) return [];
  const category = { kind: "category", titleLang: null, path: null, docId: null, collapsed: true } as const;
  return [{ ...lineOf({ ...category, label: label(foldedPages), index: null, items }, level), foldedPages }];
}
