import { encodePath } from "../../src/lib/paths";
import { type DocSearchRecord, versionTags } from "../../src/shared/docsearch-records";
import type { SearchArea, SearchRecord } from "../../src/shared/search-files";

const levels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/**
 * The maximum length of a record's text, in characters. Algolia rejects records above 10 kB,
 * and Chinese takes three bytes a character.
 */
const longestContent = 2400;
const pieces = new RegExp(`.{1,${longestContent}}`, "gs");

/**
 * Builds one record per section. Text that is too long for one record continues in more records.
 * @param areas the areas, with their page counts
 * @param pages the pages, in the order of their areas
 * @param site `baseUrl` is the origin and the path prefix
 */
export function docSearchRecords(
  areas: readonly SearchArea[],
  pages: readonly SearchRecord[],
  site: { readonly baseUrl: string; readonly language: string },
): DocSearchRecord[] {
  const areaOf = areas.flatMap((area) => Array.from({ length: area.pages }, () => area));
  return pages.flatMap((page, number) => {
    const area = areaOf[number];
    const address = site.baseUrl.replace(/\/$/, "") + encodePath(page.path);
    const titles: (string | null)[] = [area?.label ?? ""];
    return page.sections.flatMap(({ id: anchor, level, title, text, questions: asked }, position) => {
      titles.length = level;
      titles[level] = title;
      const hierarchy = Object.fromEntries(levels.map((name, index) => [name, titles[index] ?? null]));
      return contentsOf(text).map((content, part) => ({
        objectID: `${page.path}${anchor === null ? "" : `#${anchor}`}${part === 0 ? "" : `~${part}`}`,
        url: anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`,
        url_without_anchor: address,
        type: levels[level] ?? "lvl6",
        hierarchy: hierarchy as DocSearchRecord["hierarchy"],
        content: content === "" ? null : content,
        ...(part === 0 && asked.length > 0 && { questions: asked }),
        anchor,
        language: site.language,
        docusaurus_tag: area?.tag ?? versionTags.other,
        weight: { pageRank: 0, level: 100 - level * 10, position },
      }));
    });
  });
}

function contentsOf(text: string): string[] {
  const parts = [""];
  for (const line of text.split("\n").flatMap((all) => all.match(pieces) ?? [""])) {
    const last = parts[parts.length - 1] ?? "";
    if (last !== "" && last.length + line.length > longestContent) parts.push(line);
    else parts[parts.length - 1] = last === "" ? line : `${last}\n${line}`;
  }
  return parts;
}

/**
 * Settings of the Algolia index, the same for pushed and crawled records.
 * Algolia segments Chinese into words, ranks titles above body text, and counts and paginates hits
 * by page. Each query sets the number of sections per page with its own `distinct`. All other
 * settings keep Algolia's defaults.
 */
export const indexSettings = {
  indexLanguages: ["zh", "en"],
  queryLanguages: ["zh", "en"],
  attributesForFaceting: ["type", "language", "docusaurus_tag", "hierarchy.lvl0"],
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl6)",
    "unordered(questions)",
    "unordered(hierarchy.lvl0)",
    "content",
  ],
  distinct: true,
  attributeForDistinct: "url_without_anchor",
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  allowTyposOnNumericTokens: false,
  advancedSyntax: true,
  removeWordsIfNoResults: "allOptional",
  separatorsToIndex: "_+#",
} as const;
