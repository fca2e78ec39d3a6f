import type { Worker } from "node:worker_threads";
import { startThread } from "../../lib/node/start-thread";
import type { ArticleSource, RenderedArticle } from "../model/types";
import type { Render } from "./render-in-turn";

interface Waiting {
  readonly resolve: (article: RenderedArticle) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Renders articles in a thread of its own, which starts with the first of them. It sends them back in the order in which
 * it got them.
 */
export class BackgroundRenderer {
  private thread: Promise<Worker> | undefined;
  private readonly waiting: Waiting[] = [];
  private failure: Error | undefined;

  /** @param root absolute path of the project */
  constructor(private readonly root: string) {}

  readonly render: Render = async (source: ArticleSource) => {
    this.thread ??= this.start();
    const thread = await this.thread;
    // A thread that is gone answers nobody.
    if (this.failure) throw this.failure;
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      thread.postMessage(source);
    });
  };

  /** Ends the thread, and with it everything it holds in memory. */
  async close(): Promise<void> {
    await (await this.thread)?.terminate();
  }

  private async start(): Promise<Worker> {
    const thread = await startThread(this.root, "src/article/store/render-thread.ts");
    thread.on("message", (article: RenderedArticle) => this.waiting.shift()?.resolve(article));
    thread.on("error", (error) => {
      this.failure = error;
      for (const { reject } of this.waiting.splice(0)) reject(error);
    });
    return thread;
  }
}
