import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/read-site";
import { site } from "../../config/site";
import { contentKinds } from "../../content/registry";
import { manifestPath, type SearchManifest } from "../../contract/search-files";
import { siteFiles } from "../../contract/site-files";
import { escapeHtml } from "../../lib/escape-html";
import { digestOf, writeChanged } from "../../lib/node/files";
import { absoluteUrl } from "../../lib/paths";
import { pictureType } from "../../lib/picture-type";
import { ask, type WriteOptions } from "../ask";
import { chineseTable } from "./chinese-table";
import { type SearchData, searchQuery, searchRecords } from "./search-records";

/**
 * Writes the static files of the search: records with hashed names, their manifest, and the
 * OpenSearch description.
 */
export async function writeSearchRecords({ graphql, publicDir }: WriteOptions): Promise<void> {
  const data = await ask<SearchData>(graphql, searchQuery, "The search records");
  const kinds = new Map(contentKinds.map(({ folder, label }) => [folder, label(site)]));
  const { titles, outlines, files } = searchRecords(data, kinds);
  const folder = path.join(publicDir, path.dirname(manifestPath));
  const manifest: SearchManifest = {
    titles: writeHashed(folder, "titles", titles),
    outlines: writeHashed(folder, "outlines", outlines),
    chinese: writeHashed(folder, "chinese", chineseTable(files.flatMap(({ texts }) => texts.flat(2)))),
    texts: files.map(({ name, texts }) => writeHashed(folder, name, texts)),
  };
  writeChanged(path.join(publicDir, manifestPath), JSON.stringify(manifest));
  dropFormer(folder, Object.values(manifest).flat());
  writeFileSync(path.join(publicDir, siteFiles.openSearch), openSearchDescription(site));
}

/**
 * Writes data to a file with a hash in its name.
 * @returns the name relative to the manifest
 */
function writeHashed(folder: string, name: string, data: unknown): string {
  const content = JSON.stringify(data);
  const file = `data/${name.replace(/[^\w-]/g, "_")}-${digestOf(content, 20)}.json`;
  writeChanged(path.join(folder, file), content);
  return file;
}

/**
 * Removes files of earlier builds that this build did not write. Compressed copies stay with their
 * file.
 */
function dropFormer(folder: string, names: readonly string[]): void {
  for (const file of readdirSync(path.join(folder, "data"))) {
    if (!names.includes(`data/${file.replace(/\.(?:br|gz)$/, "")}`)) rmSync(path.join(folder, "data", file));
  }
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
