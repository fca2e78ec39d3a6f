import { readFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../src/config/site";
import { type DocSearchRecord, docSearchRecords } from "../../src/contract/search/docsearch-records";
import {
  manifestPath,
  type SearchManifest,
  type SearchTexts,
  type SearchTitles,
} from "../../src/contract/search/search-files";
import { decodeJson } from "../../src/contract/search/text-coding";
import { absoluteUrl } from "../../src/lib/paths";

/** Reads the records of the last build, with their addresses on the deployed site. */
export function readRecords(publicDir: string): DocSearchRecord[] {
  const manifestFile = path.join(publicDir, manifestPath);
  const read = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8"));
  const manifest = read<SearchManifest>(manifestFile);
  const beside = (name: string) => path.join(path.dirname(manifestFile), name);
  const titles = read<SearchTitles>(beside(manifest.titles));
  const texts = manifest.texts.map(({ name }) => decodeJson(readFileSync(beside(name))) as SearchTexts);
  return docSearchRecords(titles, texts, absoluteUrl(site, "/"));
}
