import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";

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
