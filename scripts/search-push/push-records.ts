import type { Algoliasearch } from "algoliasearch";
import type { DocSearchRecord } from "../../src/contract/search/docsearch-records";
import { indexSettings } from "../../src/contract/search/index-settings";
import { synonyms } from "../../src/contract/search/synonyms";

interface Push {
  readonly client: Pick<
    Algoliasearch,
    "batch" | "clearObjects" | "operationIndex" | "saveSynonyms" | "setSettings" | "waitForTask"
  >;
  readonly indexName: string;
  readonly records: readonly DocSearchRecord[];
  readonly onProgress: (sent: number, total: number) => void;
  /** Number of records per request. */
  readonly batchSize?: number;
}

/**
 * Replaces an index in one step. Records, settings and synonyms go into a second index, which is then renamed to the first.
 * Readers see either the old or the new records, never a mixture. An interrupted push changes nothing, and pushing the same
 * records again gives the same index.
 */
export async function pushRecords({ client, indexName, records, onProgress, batchSize = 500 }: Push): Promise<void> {
  const next = `${indexName}_next`;
  const done = async (indexName: string, task: Promise<{ taskID: number }>) =>
    client.waitForTask({ indexName, taskID: (await task).taskID });

  // An interrupted push may have left records behind.
  await done(next, client.clearObjects({ indexName: next }));
  await done(next, client.setSettings({ indexName: next, indexSettings: structuredClone(indexSettings) as never }));
  await done(
    next,
    client.saveSynonyms({
      indexName: next,
      synonymHit: structuredClone(synonyms) as never,
      replaceExistingSynonyms: true,
    }),
  );
  onProgress(0, records.length);
  for (let start = 0; start < records.length; start += batchSize) {
    const part = records.slice(start, start + batchSize);
    const requests = part.map((record) => ({ action: "updateObject" as const, body: { ...record } }));
    await done(next, client.batch({ indexName: next, batchWriteParams: { requests } }));
    onProgress(start + part.length, records.length);
  }
  await done(
    indexName,
    client.operationIndex({ indexName: next, operationIndexParams: { operation: "move", destination: indexName } }),
  );
}
