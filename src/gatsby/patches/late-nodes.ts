import type { Node, NodePluginArgs } from "gatsby";
import { createPageDependencyBatcher } from "gatsby/dist/redux/actions/add-page-dependency";

/** `FLAG_DIRTY_DATA` of Gatsby's reducer. */
const dirtyData = 0b100;
/** How long nothing has to happen before a pass is asked for, in milliseconds. */
const calm = 700;

/** How often a node of a file has changed, and which of these changes the pages were made with. */
const changes = { all: 0, known: 0 };

/** To be called where pages begin to be made. */
export function pagesKnowNodes(): void {
  changes.known = changes.all;
}

/**
 * Has Gatsby 5.16 make pages and run queries again for an edit that comes while it does either. It takes the file at once, but
 * waits for nothing that `onCreateNode` makes of it: where these nodes come after the pages, or while a query runs, whose
 * reducer knows of no node that it reads, the edit is never shown.
 */
export function rerunForLateNodes({ emitter, store }: Pick<NodePluginArgs, "emitter" | "store">): void {
  const overtaken = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const queries = (): Map<string, { dirty: number; running: number }> => store.getState().queries.trackedQueries;
  const look = () => {
    if (changes.known === changes.all) return;
    const isRunning = [...queries().values()].some(({ running }) => running > 0);
    // A mutation that changes nothing, after which a waiting Gatsby makes a pass.
    if (!isRunning) emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [] });
    timer = setTimeout(look, calm);
  };
  const note = ({ payload: node }: { payload?: Node }) => {
    for (const [id, { running }] of queries()) if (running > 0) overtaken.add(id);
    // Nodes without a parent are made with the pages.
    if (!node || (node.parent === null && node.internal.type !== "File")) return;
    changes.all += 1;
    clearTimeout(timer);
    timer = setTimeout(look, calm);
  };
  emitter.on("CREATE_NODE", note);
  emitter.on("DELETE_NODE", note);
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: { payload: { path: string } }) => {
    // Gatsby records what queries read once for a thousand reads. A node that changes before that has no reader.
    createPageDependencyBatcher.flush();
    const query = queries().get(path);
    if (overtaken.delete(path) && query) query.dirty |= dirtyData;
  });
}
