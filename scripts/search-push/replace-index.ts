import type { Algoliasearch } from "algoliasearch";
import type { DocSearchRecord } from "../../src/contract/docsearch-records";
import { synonymGroups } from "../../src/contract/synonyms";
import { indexSettings } from "./docsearch-records";

/**
 * Sets the settings and synonyms of an index, then replaces its records in one step. Readers find
 * either the old or the new records. An interrupted push leaves the old records. Pushing the same
 * records again gives the same index.
 */
export async function replaceIndex(client: Algoliasearch, indexName: string, records: readonly DocSearchRecord[]) {
  const synonymHit = synonymGroups.map((words) => {
    return { objectID: words[0] ?? "", type: "synonym" as const, synonyms: [...words] };
  });
  const tasks = [
    await client.setSettings({ indexName, indexSettings: structuredClone(indexSettings) as never }),
    await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true }),
  ];
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}
