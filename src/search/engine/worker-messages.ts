import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";

/** What the page tells the worker. */
export type ToWorker =
  /** Addresses are full ones: a worker has no address of its own to start from. */
  | { readonly type: "prepare"; readonly manifest: string }
  | { readonly type: "open"; readonly path: string }
  | { readonly type: "search"; readonly id: number; readonly request: SearchRequest };

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: "answer"; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: "failed"; readonly id: number; readonly message: string }
  | { readonly type: "progress"; readonly progress: SearchProgress };
