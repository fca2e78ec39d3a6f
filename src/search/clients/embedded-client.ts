import { withPrefix } from "gatsby";
import { savesData } from "../../browser/platform/network";
import { sitePath } from "../../browser/platform/site-path";
import { trustedScriptUrl } from "../../browser/platform/trusted";
import { manifestPath } from "../../contract/search-files";
import type { FromWorker, ToWorker } from "../engine/worker";
import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";

/** Address of the worker in a built site, whose bundle src/postbuild/browser-bundle.ts writes. */
declare const SEARCH_WORKER: string;

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Search in the browser: a worker indexes the site's own files. Needs no server and no account. */
export class EmbeddedClient {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(progress: SearchProgress) => void>();
  private lastId = 0;
  private openedAt: string | null = null;

  /** The reader may be about to search: fetches what a first answer needs. */
  prepare(): void {
    try {
      this.start();
    } catch {
      // The first query will report it.
    }
  }

  /** The reader is searching: fetches the rest, first of all the area that the page belongs to. */
  open(pathname: string): void {
    this.openedAt = sitePath(pathname);
    this.prepare();
    if (!savesData()) this.openTexts();
  }

  /** @throws where there is no answer; the message is for the console */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    const answer = await this.ask(request);
    // With Save-Data, texts are only fetched if the titles do not answer the query.
    const isAnswered = answer.total > 0 && answer.mode === "all";
    if (!savesData() || isAnswered || this.openedAt === null) return answer;
    this.openTexts();
    return this.ask(request);
  }

  /** Reports the progress of loading; returns a function that unsubscribes. */
  onProgress(listener: (progress: SearchProgress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private openTexts(): void {
    if (this.openedAt !== null) this.worker?.postMessage({ type: "open", path: this.openedAt } satisfies ToWorker);
  }

  /** Rejects also where no worker can be started. */
  private ask(request: SearchRequest): Promise<SearchAnswer> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.start().postMessage({ type: "search", id: this.lastId, request } satisfies ToWorker);
      this.waiting.set(this.lastId, { resolve, reject });
    });
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker =
      process.env.NODE_ENV === "production"
        ? new Worker(trustedScriptUrl(SEARCH_WORKER), { name: "search" })
        : new Worker(new URL("../engine/worker.ts", import.meta.url), { name: "search" });
    this.worker = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) =>
      data.type === "progress" ? this.tell(data.progress) : this.settle(data),
    );
    worker.addEventListener("error", (event) => {
      // It may have been replaced.
      if (worker === this.worker) this.fail(event.message || "the worker did not start");
    });
    const manifest = new URL(withPrefix(manifestPath), window.location.href).href;
    worker.postMessage({ type: "prepare", manifest } satisfies ToWorker);
    return worker;
  }

  private settle(message: Exclude<FromWorker, { type: "progress" }>): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "answer") waiting?.resolve(message.answer);
    else waiting?.reject(new Error(message.message));
  }

  /** Rejects what is waiting. The next request starts anew, without the texts: they may be what was too much. */
  private fail(message: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(message));
    this.waiting.clear();
    this.tell({ loaded: 0, total: 1, isLoading: false });
  }

  private tell(progress: SearchProgress): void {
    for (const listener of this.listeners) listener(progress);
  }
}
