// npm run search:push: sends the records of the last build to Algolia, with settings and synonyms. Run it after a deployment.
import { readFileSync } from "node:fs";
import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { site } from "../../src/config/site";
import { manifestPath, type SearchManifest } from "../../src/contract/search-files";
import { absoluteUrl } from "../../src/lib/paths";
import { docSearchRecords } from "./docsearch-records";
import { replaceIndex } from "./replace-index";

const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_INDEX: indexName, ALGOLIA_ADMIN_KEY: adminKey } = process.env;
if (!appId || !indexName || !adminKey) {
  console.error(
    "GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY must be set. The admin key belongs into no file.",
  );
  process.exit(1);
}

const folder = path.join("public", path.dirname(manifestPath));
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
const manifest: SearchManifest = read(path.basename(manifestPath));
const texts = manifest.texts.map(read);
const records = docSearchRecords(read(manifest.titles), read(manifest.outlines), texts, {
  baseUrl: absoluteUrl(site, "/"),
  language: site.locale.defaultLocale,
});

console.log(`${records.length} records are sent to ${indexName} …`);
await replaceIndex(algoliasearch(appId, adminKey), indexName, records);
console.log("done");
