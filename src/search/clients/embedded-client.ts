import { savesData } from "../../browser/platform/network";
import { sitePath } from "../../browser/platform/site-path";
import { trustedScriptUrl } from "../../browser/platform/trusted";
import { manifestPath } from "../../contract/search-files";
import type { FromWorker, ToWorker } from "../engine/worker";
import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";
import type { SearchClient } from "./search-client";

/** Address of the worker in a built site, whose bundle src/postbuild/browser-bundle.ts writes. */
declare const SEARCH_WORKER: string;

function startWorker(): Worker {
  const options = { name: "search" };
  if (process.env.NODE_ENV === "production") return new Worker(trustedScriptUrl(SEARCH_WORKER), options);
  return new Worker(new URL("../engine/worker.ts", import.meta.url), options);
}

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Search in the browser: a worker indexes the site's own files. Needs no server and no account. */
export class EmbeddedClient implements SearchClient {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(progress: SearchProgress) => void>();
  private lastId = 0;
  private openedAt: string | null = null;

  /** @param prefixed adds the path prefix to a path */
  constructor(private readonly prefixed: (path: string) => string) {}

  prepare(): void {
    try {
      this.worker ??= this.start();
    } catch {
      // The first query will report it.
    }
  }

  open(pathname: string): void {
    this.openedAt = sitePath(pathname);
    this.prepare();
    if (!savesData()) this.openTexts();
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const answer = await this.ask(request);
    // With Save-Data, texts are only fetched if the titles do not answer the query.
    const isAnswered = answer.total > 0 && answer.mode === "all";
    if (!savesData() || isAnswered || this.openedAt === null) return answer;
    this.openTexts();
    return this.ask(request);
  }

  onProgress(listener: (progress: SearchProgress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private openTexts(): void {
    if (this.openedAt !== null) this.worker?.postMessage({ type: "open", path: this.openedAt } satisfies ToWorker);
  }

  private ask(request: SearchRequest): Promise<SearchAnswer> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      try {
        this.worker ??= this.start();
        this.worker.postMessage({ type: "search", id, request } satisfies ToWorker);
      } catch (error) {
        this.fail(String(error));
      }
    });
  }

  private start(): Worker {
    const worker = startWorker();
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.receive(data));
    worker.addEventListener("error", (event) => {
      // It may have been replaced.
      if (worker === this.worker) this.fail(event.message || "the worker did not start");
    });
    const manifest = new URL(this.prefixed(manifestPath), window.location.href).href;
    worker.postMessage({ type: "prepare", manifest } satisfies ToWorker);
    return worker;
  }

  private receive(message: FromWorker): void {
    if (message.type === "progress") {
      for (const listener of this.listeners) listener(message.progress);
      return;
    }
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
    for (const listener of this.listeners) listener({ loaded: 0, total: 1, isLoading: false });
  }
}
