import { flagOf, stringOf } from "./data";
import { importMessages } from "./messages/messages";
import type { SiteSettings } from "./model";
import type { Notes } from "./notes";
import { type Values, yesOrNo } from "./values";

/**
 * Reads giscus settings, whose names differ between themes.
 * @returns the settings, or undefined if a required one is missing or comments are disabled
 */
export function giscusOf(data: Values): SiteSettings["comments"] {
  const words = (...keys: string[]) => keys.map((key) => stringOf(data[key])).find((word) => word !== undefined);
  const [repo, repoId] = [words("repo"), words("repoId", "repoid", "repo_id", "data-repo-id")];
  const [category, categoryId] = [words("category"), words("categoryId", "categoryid", "category_id")];
  if (!repo?.includes("/") || !repoId || !category || !categoryId || yesOrNo(data.enable) === false) return undefined;
  const mapping = words("mapping") ?? "";
  const isKnown = /^(?:pathname|url|title|og:title)$/.test(mapping);
  return { provider: "giscus", repo, repoId, category, categoryId, ...(isKnown && { mapping }) };
}

/**
 * Converts Algolia settings; undefined if one is missing. The settings are kept, but the site uses
 * its embedded search, because an index of the old site does not work for it.
 */
export function searchOf(algolia: Values, file: string, notes: Notes): SiteSettings["search"] {
  const [appId, searchKey, indexName] = [algolia.appId, algolia.apiKey, algolia.indexName].map(stringOf);
  if (!appId || !searchKey || !indexName) return undefined;
  notes.changed({ file, found: indexName }, importMessages.algolia);
  const contextual = flagOf(algolia.contextualSearch);
  const own = { provider: "embedded", algolia: { appId, searchKey, indexName } } as const;
  return contextual === undefined ? own : { ...own, contextual };
}
