import { writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/read-site";
import { site } from "../../config/site";
import { contentKinds } from "../../content/registry";
import { ask, type WriteOptions } from "../../graphql/ask";
import { escapeHtml } from "../../lib/escape-html";
import { runInWorker } from "../../lib/node/run-in-worker";
import { absoluteUrl, joinPath, withTrailingSlash } from "../../lib/paths";
import { pictureType } from "../../lib/picture-type";
import { siteFiles } from "../../shared/site-files";
import { type SearchData, searchContents, searchQuery } from "./search-records";
import type { SearchFilesOptions } from "./write-search-files";

/**
 * Writes the search files and the OpenSearch description. A worker thread builds the index, because
 * it takes as long as all other files that are not pages.
 */
export async function writeSearchRecords({ graphql, publicDir }: WriteOptions): Promise<void> {
  const data = await ask<SearchData>(graphql, searchQuery, "The search records");
  const kinds = new Map(contentKinds.map(({ folder, label }) => [folder, label(site)]));
  const contents = searchContents(data, kinds);
  writeFileSync(path.join(publicDir, siteFiles.openSearch), openSearchDescription(site));
  await runInWorker<SearchFilesOptions, void>("src/site-files/search/write-search-files.ts", { contents, publicDir });
}

/**
 * Returns an OpenSearch description, so that browsers offer the site's search in their address bar.
 */
export function openSearchDescription(site: SiteConfig): string {
  const { title, description, favicon, search, locale, trailingSlash } = site;
  const searchPage = absoluteUrl(site, withTrailingSlash(joinPath(search.searchPagePath), trailingSlash));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title)}</ShortName>
  <Description>${escapeHtml(description || title)}</Description>
  <Language>${locale.defaultLocale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="${pictureType(favicon)}">${absoluteUrl(site, favicon)}</Image>
  <Url type="text/html" method="get" template="${searchPage}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
