import type { NodePluginArgs } from "gatsby";

/** `FLAG_DIRTY_DATA` of Gatsby's reducer. */
const dirtyData = 0b100;

interface QueriesState {
  readonly trackedQueries: ReadonlyMap<string, { dirty: number; readonly running: number }>;
  readonly dirtyQueriesListToEmitViaWebsocket: string[];
}

/**
 * Has Gatsby 5.16 run a query again that a node has overtaken. While a query runs, the reducer of queries knows of no node that
 * it reads, and at its end takes it for clean: an edit that comes then is never shown.
 */
export function rerunOvertakenQueries({ emitter, store }: Pick<NodePluginArgs, "emitter" | "store">): void {
  const overtaken = new Set<string>();
  const queries = (): QueriesState => store.getState().queries;
  const note = () => {
    for (const [id, { running }] of queries().trackedQueries) if (running > 0) overtaken.add(id);
  };
  emitter.on("CREATE_NODE", note);
  emitter.on("DELETE_NODE", note);
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: { payload: { path: string } }) => {
    const query = queries().trackedQueries.get(path);
    if (!overtaken.delete(path) || !query) return;
    query.dirty |= dirtyData;
    queries().dirtyQueriesListToEmitViaWebsocket.push(path);
  });
}
