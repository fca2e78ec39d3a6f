import { SearchLoader } from "./search-loader";
import type { FromWorker, ToWorker } from "./worker-messages";

/** The search engine's thread: it fetches, indexes and answers, and the page never waits for it. */
let loader: SearchLoader | undefined;
let openPath: string | undefined;

const tell = (message: FromWorker) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "prepare") {
    loader ??= new SearchLoader(data.manifest, (progress) => tell({ type: "progress", progress }));
    // Whoever asks next will try again, and learn of the failure then.
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
    // Loading may have failed meanwhile.
    if (openPath !== undefined && loader.isDue) loader.open(openPath).catch(() => {});
    tell({ type: "answer", id, answer: engine.search(request, loader.pending) });
  } catch (error) {
    tell({ type: "failed", id, message: String(error) });
  }
}
