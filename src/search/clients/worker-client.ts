import { withPrefix } from "gatsby";
import { trustedScriptUrl } from "../../browser/platform/trusted";
import { searchSettings } from "../../browser/settings";
import { manifestPath } from "../../shared/search-files";
import type { Message, Reply } from "../engine/worker";
import type { SearchAnswer, SearchRequest } from "../model/search-types";

/** Address of the worker in a built site. src/bundle/browser-bundle.ts bundles the worker. */
declare const SEARCH_WORKER: string;

/** Receives the answer to a request, or an error. */
export type Listener = (answer: SearchAnswer | Error) => void;

/** The visit's only worker, so that the dialog and the search page share the loaded files. */
let worker: Worker | undefined;
const listeners = new Map<number, Listener>();
let lastId = 0;

/** Starts the worker, unless the site uses Algolia's search. */
export function prepareWorker(): void {
  if (searchSettings.algolia === null) startWorker();
}

/**
 * Returns the worker, and starts it if it is not running. A started worker immediately begins to
 * load the manifest. Returns undefined if the browser cannot start a worker.
 */
function startWorker(): Worker | undefined {
  if (worker) return worker;
  const name = new URL(withPrefix(manifestPath), window.location.href).href;
  try {
    worker =
      process.env.NODE_ENV === "production"
        ? new Worker(trustedScriptUrl(SEARCH_WORKER), { name })
        : new Worker(new URL("../engine/worker.ts", import.meta.url), { name });
  } catch (error) {
    fail(String(error));
    return undefined;
  }
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) =>
    listeners.get(data.id)?.("error" in data ? new Error(data.error) : data.answer),
  );
  worker.addEventListener("error", ({ message }) => fail(message), { once: true });
  return worker;
}

/**
 * Sends a request to the worker. The worker reads the site's own search files, so no search service
 * or account is needed.
 * @returns a function that stops listening and withdraws the request
 */
export function askWorker(request: SearchRequest, listener: Listener): () => void {
  lastId += 1;
  const id = lastId;
  const tell = (question: SearchRequest | null) => startWorker()?.postMessage({ id, question } satisfies Message);
  listeners.set(id, listener);
  tell(request);
  return () => {
    if (listeners.delete(id)) tell(null);
  };
}

/**
 * Stops the worker and reports the failure to all listeners. The next request starts another
 * worker.
 */
function fail(message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, listener] of listeners) {
    listeners.delete(id);
    listener(new Error(message));
  }
}
