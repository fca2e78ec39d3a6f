/**
 * Settings of the Algolia index, the same for pushed and crawled records. Chinese is segmented into words, titles rank
 * above texts, and hits are counted and paginated by page. Each query sets the number of sections per page with its own
 * `distinct`.
 */
export const indexSettings = {
  indexLanguages: ["zh", "en"],
  queryLanguages: ["zh", "en"],
  attributesForFaceting: ["type", "language", "docusaurus_tag", "hierarchy.lvl0"],
  attributesToRetrieve: ["hierarchy", "content", "anchor", "url", "url_without_anchor", "type"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:20"],
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl6)",
    "unordered(hierarchy.lvl0)",
    "content",
  ],
  distinct: true,
  attributeForDistinct: "url_without_anchor",
  customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
  ranking: ["words", "filters", "typo", "attribute", "proximity", "exact", "custom"],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: false,
  advancedSyntax: true,
  removeWordsIfNoResults: "allOptional",
  separatorsToIndex: "_+#",
} as const;
