import { savesData } from "../../browser/platform/network";
import { trustedScriptUrl } from "../../browser/platform/trusted";
import { manifestPath } from "../../contract/search/search-files";
import { sitePath } from "../../site/site-path";
import type { FromWorker, ToWorker } from "../engine/worker-messages";
import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";
import { type SearchClient, SearchUnavailable } from "./search-client";

/** Address of the worker in a built site, whose bundle src/postbuild/browser-bundle.ts writes. */
declare const SEARCH_WORKER: string;

function startWorker(): Worker {
  const options = { name: "search" };
  if (process.env.NODE_ENV === "production") return new Worker(trustedScriptUrl(SEARCH_WORKER), options);
  return new Worker(new URL("../engine/worker.ts", import.meta.url), options);
}

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: SearchUnavailable) => void;
}

/** Search in the browser: a worker indexes the site's own files. Needs no server and no account. */
export class EmbeddedClient implements SearchClient {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(progress: SearchProgress) => void>();
  private lastId = 0;
  private openedAt: string | null = null;
  /** The message that made the worker load texts, to be repeated to its replacement. */
  private opened: ToWorker | null = null;
  private progress: SearchProgress | null = null;

  /** @param prefixed adds the path prefix to a path */
  constructor(private readonly prefixed: (path: string) => string) {}

  prepare(): void {
    try {
      this.running();
    } catch {
      // The first query will report it.
    }
  }

  open(pathname: string): void {
    this.openedAt = sitePath(pathname);
    if (!savesData()) this.loadTexts(this.openedAt);
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const answer = await this.ask(request);
    // With Save-Data, texts are only fetched if the titles do not answer the query.
    const isAnswered = answer.total > 0 && answer.mode === "all";
    if (!savesData() || isAnswered || this.openedAt === null) return answer;
    this.loadTexts(this.openedAt);
    return this.ask(request);
  }

  onProgress(listener: (progress: SearchProgress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private loadTexts(path: string): void {
    this.opened = { type: "open", path };
    // A worker that is not running gets the message when it starts.
    if (this.worker) this.post(this.opened);
    else this.prepare();
  }

  private ask(request: SearchRequest): Promise<SearchAnswer> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ type: "search", id, request });
    });
  }

  private post(message: ToWorker): void {
    try {
      this.running().postMessage(message);
    } catch (error) {
      this.fail(String(error));
    }
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.receive(data));
    worker.addEventListener("error", (event) => {
      // It may have been replaced.
      if (worker === this.worker) this.fail(event.message || "the worker did not start");
    });
    const manifest = new URL(this.prefixed(manifestPath), window.location.href).href;
    worker.postMessage({ type: "prepare", manifest } satisfies ToWorker);
    if (this.opened) worker.postMessage(this.opened);
    this.worker = worker;
    return worker;
  }

  private receive(message: FromWorker): void {
    if (message.type === "progress") {
      this.progress = message.progress;
      for (const listener of this.listeners) listener(message.progress);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "answer") waiting?.resolve(message.answer);
    else waiting?.reject(new SearchUnavailable(message.message));
  }

  /** Rejects all pending requests; the next one starts a new worker. */
  private fail(message: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new SearchUnavailable(message));
    this.waiting.clear();
    if (this.progress?.isLoading) this.giveUpTexts(this.progress);
  }

  /** A worker that crashed on the texts would crash again: the rest stays missing until the search is opened again. */
  private giveUpTexts(progress: SearchProgress): void {
    this.opened = null;
    this.receive({ type: "progress", progress: { ...progress, isLoading: false } });
  }
}
