import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";
import { Records } from "./load-records";

/** Messages from the page to the worker. */
export type ToWorker =
  /** `manifest` is absolute: a worker resolves relative addresses against its own. */
  | { readonly type: "prepare"; readonly manifest: string }
  | { readonly type: "open"; readonly path: string }
  | { readonly type: "search"; readonly id: number; readonly request: SearchRequest };

/** Messages from the worker to the page. */
export type FromWorker =
  | { readonly type: "answer"; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: "failed"; readonly id: number; readonly message: string }
  | { readonly type: "progress"; readonly progress: SearchProgress };

/** The search engine's worker: it fetches, indexes and answers without blocking the page. */
let manifest = "";
let openPath: string | undefined;
let loading: Promise<Records> | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "search") answer(data);
  else if (data.type === "open") openPath = data.path;
  else manifest = data.manifest;
  // The next search tries again, and reports a failure.
  if (data.type !== "search") records().then(openTexts, () => {});
});

function records(): Promise<Records> {
  loading ??= Records.load(manifest, (progress) => tell({ type: "progress", progress })).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Starts over where a new deployment has replaced the files: those of two do not match. */
function openTexts(of: Records): void {
  if (openPath === undefined) return;
  of.open(openPath).catch(async () => {
    if (!(await of.isReplaced())) return;
    loading = undefined;
    records()
      .then((fresh) => fresh.open(openPath ?? ""))
      .catch(() => {});
  });
}

async function answer({ id, request }: Extract<ToWorker, { type: "search" }>): Promise<void> {
  try {
    const all = await records();
    openTexts(all);
    if (all.hasOutlines && all.engine.isPuzzling(request.query, all.isLoading)) await all.learnChinese();
    tell({ type: "answer", id, answer: all.engine.search(request, all.isLoading) });
  } catch (error) {
    tell({ type: "failed", id, message: String(error) });
  }
}
