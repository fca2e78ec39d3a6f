import type { Node, NodePluginArgs } from "gatsby";
import { createPageDependencyBatcher } from "gatsby/dist/redux/actions/add-page-dependency";
import { expectSource } from "./expect-source";

/** `FLAG_DIRTY_DATA` of Gatsby's reducer. */
const dirtyData = 0b100;
/** Idle time in milliseconds before pages are created again. */
const calm = 700;

/** Number of changes to nodes of files: in total, and before the last creation of pages. */
const changes = { all: 0, known: 0 };

/** Records that the pages include all changes so far. Call it when page creation begins. */
export function pagesKnowNodes(): void {
  changes.known = changes.all;
}

/**
 * Makes Gatsby 5.16 create pages and run queries again after an edit that arrives while it is
 * creating pages or running queries.
 *
 * Gatsby sources the edited file at once, but does not await the nodes that `onCreateNode` creates
 * from the file. If these nodes are created after the pages, the edit is never shown. The same
 * happens if they are created while a query runs, because Gatsby's reducer does not know yet which
 * nodes the query reads.
 * @throws Error if Gatsby's private events or the state of its queries have changed
 */
export function rerunForLateNodes({ emitter, store }: Pick<NodePluginArgs, "emitter" | "store">): void {
  expectPrivateNames();
  const overtaken = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const queries = (): Map<string, { dirty: number; running: number }> => store.getState().queries.trackedQueries;
  const look = () => {
    if (changes.known === changes.all) return;
    const isRunning = [...queries().values()].some(({ running }) => running > 0);
    // This mutation changes nothing, but makes an idle Gatsby create pages and run queries again.
    if (!isRunning) emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: [] });
    timer = setTimeout(look, calm);
  };
  const note = ({ payload: node }: { payload?: Node }) => {
    for (const [id, { running }] of queries()) if (running > 0) overtaken.add(id);
    // Ignores nodes without a parent, except files, because they are created with the pages.
    if (!node || (node.parent === null && node.internal.type !== "File")) return;
    changes.all += 1;
    clearTimeout(timer);
    timer = setTimeout(look, calm);
  };
  emitter.on("CREATE_NODE", note);
  emitter.on("DELETE_NODE", note);
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: { payload: { path: string } }) => {
    // Gatsby records in batches of a thousand which nodes the queries read. A node that changes
    // before its batch is recorded would seem to have no reader, so the batch is recorded now.
    createPageDependencyBatcher.flush();
    const query = queries().get(path);
    if (overtaken.delete(path) && query) query.dirty |= dirtyData;
  });
}

/** Checks the private events and the state that `rerunForLateNodes` uses. */
function expectPrivateNames(): void {
  const expected = {
    "gatsby/dist/redux/index.js": ["emitter.emit(lastAction.type, lastAction)"],
    "gatsby/dist/redux/actions/public.js": ["type: `CREATE_NODE`", "type: `DELETE_NODE`"],
    "gatsby/dist/redux/actions/internal.js": ["type: `PAGE_QUERY_RUN`"],
    "gatsby/dist/redux/reducers/queries.js": ["FLAG_DIRTY_DATA = 0b0100", "trackedQueries", "running"],
    "gatsby/dist/services/listen-for-mutations.js": ["emitter.on(`ENQUEUE_NODE_MUTATION`"],
  };
  for (const [file, texts] of Object.entries(expected)) expectSource(file, texts, "late-nodes.ts");
}
