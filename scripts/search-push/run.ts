// npm run search:push: sends the records of the last build to Algolia, with settings and synonyms.
// Run it after a deployment.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import { synonyms } from "../../src/content/data/synonyms";
import { absoluteUrl } from "../../src/lib/paths";
import { joinTexts } from "../../src/search/build/build-search";
import { manifestPath, type SearchManifest, type TextFile } from "../../src/shared/search-files";
import type { Given } from "../given";
import { docSearchRecords } from "./docsearch-records";
import { replaceIndex } from "./replace-index";

/**
 * Sends the records.
 * @throws Error with a user-facing message if no account is configured, or if there is no build
 */
export async function run({ words }: Given): Promise<void> {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX: indexName, ALGOLIA_ADMIN_KEY: adminKey } = process.env;
  if (!appId || !indexName || !adminKey) throw new Error(words.search.noAccount);
  const file = path.join("public", manifestPath);
  if (!existsSync(file)) throw new Error(words.serve.noBuild);
  const manifest: SearchManifest = JSON.parse(readFileSync(file, "utf8"));
  const folder = path.join(path.dirname(file), manifest.folder);
  const texts: TextFile[] = [];
  const textFile = () => path.join(folder, `texts-${texts.length}.json`);
  while (existsSync(textFile())) texts.push(JSON.parse(readFileSync(textFile(), "utf8")));
  const records = docSearchRecords(manifest.areas, joinTexts(texts), {
    baseUrl: absoluteUrl(site, "/"),
    language: site.locale.defaultLocale,
  });
  console.log(words.search.sending(records.length, indexName));
  await replaceIndex(algoliasearch(appId, adminKey), indexName, { records, synonyms: readSynonyms() });
  console.log(words.search.done);
}

/** Reads the owner's groups of synonyms. The build has already reported errors in them. */
function readSynonyms(): string[][] {
  const dir = contentDir();
  const place = synonyms.places.map((name) => path.join(dir, name)).find((file) => existsSync(file));
  if (place === undefined) return [];
  const { nodes } = synonyms.read(readFileSync(place, "utf8"), path.basename(place), { contentDir: dir, site });
  return nodes.map(({ fields }) => (fields as { words: string[] }).words);
}
