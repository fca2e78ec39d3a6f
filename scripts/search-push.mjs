// npm run search:push: sends the records of the last build to Algolia, with settings and synonyms. Run it after a deployment.
import { algoliasearch } from "algoliasearch";
import { pushRecords } from "./search-push/push-records.ts";
import { readRecords } from "./search-push/read-records.ts";

const {
  GATSBY_ALGOLIA_APP_ID: appId,
  GATSBY_ALGOLIA_INDEX: indexName,
  ALGOLIA_ADMIN_KEY: adminKey,
  ALGOLIA_HOST: host,
} = process.env;
if (!appId || !indexName || !adminKey) {
  console.error(
    "GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY must be set. The admin key belongs into no file.",
  );
  process.exit(1);
}

// A custom host is for tests and proxies.
const hosts = host && {
  hosts: [{ url: new URL(host).host, protocol: new URL(host).protocol.slice(0, -1), accept: "readWrite" }],
};
const client = algoliasearch(appId, adminKey, { ...hosts });
const records = readRecords("public");

await pushRecords({ client, indexName, records, onProgress: drawProgress });
console.log(`\n${records.length} records are in ${indexName}.`);

function drawProgress(sent, total) {
  const width = 30;
  const filled = total === 0 ? width : Math.round((sent / total) * width);
  const line = `${"█".repeat(filled)}${"░".repeat(width - filled)} ${sent}/${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else console.log(line);
}
