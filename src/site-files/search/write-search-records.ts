import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/read-site";
import { site } from "../../config/site";
import { contentKinds } from "../../content/registry";
import { ask, type WriteOptions } from "../../graphql/ask";
import { escapeHtml } from "../../lib/escape-html";
import { digestOf, writeChanged } from "../../lib/node/files";
import { absoluteUrl } from "../../lib/paths";
import { pictureType } from "../../lib/picture-type";
import { buildSearch } from "../../search/build/build-search";
import { manifestPath, type SearchManifest } from "../../shared/search-files";
import { searchFolder, siteFiles } from "../../shared/site-files";
import { type SearchData, searchContents, searchQuery } from "./search-records";

/**
 * Writes the static files of the search: its manifest, the files of the index and of the texts in a
 * folder that is named by their content, and the OpenSearch description.
 */
export async function writeSearchRecords({ graphql, publicDir }: WriteOptions): Promise<void> {
  const data = await ask<SearchData>(graphql, searchQuery, "The search records");
  const kinds = new Map(contentKinds.map(({ folder, label }) => [folder, label(site)]));
  const { manifest, files } = buildSearch(searchContents(data, kinds));
  const contents = [...files].map(([name, content]) => [name, JSON.stringify(content)] as const);
  const folder = digestOf(JSON.stringify([manifest, contents]), 20);
  const dataFolder = path.join(publicDir, searchFolder);
  for (const [name, content] of contents) writeChanged(path.join(dataFolder, folder, `${name}.json`), content);
  writeChanged(
    path.join(publicDir, manifestPath),
    JSON.stringify({ ...manifest, folder: `data/${folder}` } satisfies SearchManifest),
  );
  dropFormer(dataFolder, folder);
  writeFileSync(path.join(publicDir, siteFiles.openSearch), openSearchDescription(site));
}

/** Removes the files of earlier builds. */
function dropFormer(dataFolder: string, folder: string): void {
  for (const former of readdirSync(dataFolder))
    if (former !== folder) rmSync(path.join(dataFolder, former), { recursive: true });
}

/**
 * Returns an OpenSearch description, with which browsers offer the site's search in their address
 * bar.
 */
export function openSearchDescription(site: SiteConfig): string {
  const { title, description, favicon, search, locale } = site;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title)}</ShortName>
  <Description>${escapeHtml(description || title)}</Description>
  <Language>${locale.defaultLocale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="${pictureType(favicon)}">${absoluteUrl(site, favicon)}</Image>
  <Url type="text/html" method="get" template="${absoluteUrl(site, search.searchPagePath)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
