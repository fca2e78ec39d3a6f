/** What the thread of `render-in-background.ts` runs: renders the articles it is sent, in turn, until it is closed. */

import { parentPort } from "node:worker_threads";
import type { ArticleSource } from "../model/types";
import { renderArticle } from "../render-article";
import { inTurn } from "./render-in-turn";

const render = inTurn(renderArticle);

parentPort?.on("message", async (source: ArticleSource) => {
  // What is thrown here reaches whoever waits for the thread.
  parentPort?.postMessage(await render(source));
});
