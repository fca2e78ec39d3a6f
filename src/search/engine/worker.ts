import { SearchLoader } from "./search-loader";
import type { FromWorker, ToWorker } from "./worker-messages";

/** The search engine's worker: it fetches, indexes and answers without blocking the page. */
let loader: SearchLoader | undefined;
let openPath: string | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "prepare") {
    loader ??= new SearchLoader(data.manifest, (progress) => tell({ type: "progress", progress }));
    // The next search tries again, and reports the failure.
    loader.ready().catch(() => {});
  } else if (data.type === "open") {
    openPath = data.path;
    loader?.open(data.path).catch(() => {});
  } else {
    answer(data);
  }
});

async function answer({ id, request }: Extract<ToWorker, { type: "search" }>): Promise<void> {
  try {
    if (!loader) throw new Error("search before prepare");
    const engine = await loader.ready();
    // Loading may have failed since.
    if (openPath !== undefined && loader.isDue) loader.open(openPath).catch(() => {});
    if (engine.isPuzzling(request.query, loader.pending)) await loader.learnChinese(engine);
    tell({ type: "answer", id, answer: engine.search(request, loader.pending) });
  } catch (error) {
    tell({ type: "failed", id, message: String(error) });
  }
}
