import { withPrefix } from "gatsby";
import { trustedScriptUrl } from "../../browser/platform/trusted";
import { searchSettings } from "../../browser/settings";
import { manifestPath } from "../../shared/search-files";
import type { Message, Reply } from "../engine/worker";
import type { SearchAnswer, SearchRequest } from "../model/search-types";

/** Address of the worker in a built site. src/bundle/browser-bundle.ts writes its bundle. */
declare const SEARCH_WORKER: string;

/** Receives the answer to a request, or an error in its place. */
export type Listener = (answer: SearchAnswer | Error) => void;

/** The only worker of a visit. The dialog and the search page share what it has loaded. */
let worker: Worker | undefined;
const listeners = new Map<number, Listener>();
let lastId = 0;

/** Starts the worker if the site has its own search. */
export function prepareWorker(): void {
  if (searchSettings.algolia === null) startWorker();
}

/**
 * Starts the worker, which fetches what the first answer needs. Returns undefined if the browser
 * starts none.
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
 * Asks the worker, which reads the files of the site itself. It needs no search service and no
 * account.
 * @returns stops listening
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

/** Stops the worker after a failure. The next request starts another one. */
function fail(message: string): void {
  worker?.terminate();
  worker = undefined;
  for (const [id, listener] of listeners) {
    listeners.delete(id);
    listener(new Error(message));
  }
}
