// npm run search:push: sends the records of the last build to Algolia, with settings and synonyms. Run it after a deployment.
import { readFileSync } from "node:fs";
import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { site } from "../../src/config/site";
import { docSearchRecords } from "../../src/contract/search/docsearch-records";
import { manifestPath, type SearchManifest, type SearchTexts } from "../../src/contract/search/search-files";
import { decodeJson } from "../../src/contract/search/text-coding";
import { absoluteUrl } from "../../src/lib/paths";
import { replaceIndex } from "./replace-index";

const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX: indexName, ALGOLIA_ADMIN_KEY: adminKey } = process.env;
if (!appId || !indexName || !adminKey) {
  console.error(
    "GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY must be set. The admin key belongs into no file.",
  );
  process.exit(1);
}

const folder = path.join("public", path.dirname(manifestPath));
const read = (name: string) => readFileSync(path.join(folder, name));
const manifest: SearchManifest = JSON.parse(String(read(path.basename(manifestPath))));
const texts = manifest.texts.map(({ name }) => decodeJson(read(name)) as SearchTexts);
const records = docSearchRecords(JSON.parse(String(read(manifest.titles))), texts, absoluteUrl(site, "/"));

console.log(`${records.length} records are sent to ${indexName} …`);
await replaceIndex(algoliasearch(appId, adminKey), indexName, records);
console.log("done");
