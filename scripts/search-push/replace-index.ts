import type { Algoliasearch } from "algoliasearch";
import type { DocSearchRecord } from "../../src/shared/docsearch-records";
import { indexSettings } from "./docsearch-records";

/** The new contents of an index. */
interface Contents {
  readonly records: readonly DocSearchRecord[];
  /** Groups of words with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
}

/**
 * Sets the settings and synonyms of an index, then replaces its records in one step. Readers find
 * either the old or the new records. An interrupted push leaves the old records. Pushing the same
 * records again gives the same index.
 */
export async function replaceIndex(client: Algoliasearch, indexName: string, { records, synonyms }: Contents) {
  const synonymHit = synonyms.map((words, number) => {
    return { objectID: `group-${number}`, type: "synonym" as const, synonyms: [...words] };
  });
  const tasks = [
    await client.setSettings({ indexName, indexSettings: structuredClone(indexSettings) as never }),
    await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true }),
  ];
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}
