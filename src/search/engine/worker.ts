import type {
  ChineseTable,
  SearchManifest,
  SearchOutlines,
  SearchTexts,
  SearchTitles,
} from "../../contract/search-files";
import type { SearchAnswer, SearchProgress, SearchRequest } from "../model/search-types";
import { SearchEngine } from "./search-engine";
import { SearchIndex } from "./search-index";

/** Messages from the page to the worker. */
export type ToWorker =
  /** `manifest` is absolute: a worker resolves relative addresses against its own. */
  | { readonly type: "prepare"; readonly manifest: string }
  | { readonly type: "open"; readonly path: string }
  | { readonly type: "search"; readonly id: number; readonly request: SearchRequest };

/** Messages from the worker to the page. */
export type FromWorker =
  | { readonly type: "answer"; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: "failed"; readonly id: number; readonly message: string }
  | { readonly type: "progress"; readonly progress: SearchProgress };

/** What a reader waits for without a word. */
const timeoutMs = 15_000;

let manifestUrl = "";
let openPath: string | undefined;
let loading: Promise<Records> | undefined;

/** The search engine's worker: it fetches, indexes and answers without blocking the page. */
self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "search") return void answer(data);
  if (data.type === "open") openPath = data.path;
  else manifestUrl = data.manifest;
  // The next search tries again, and reports a failure.
  records().then(openTexts, () => {});
});

function tell(message: FromWorker): void {
  self.postMessage(message);
}

async function answer({ id, request }: Extract<ToWorker, { type: "search" }>): Promise<void> {
  try {
    const all = await records();
    openTexts(all);
    if (all.hasOutlines && all.engine.isPuzzling(request.query, all.isLoading)) await all.learnChinese();
    tell({ type: "answer", id, answer: all.engine.search(request, all.isLoading) });
  } catch (error) {
    tell({ type: "failed", id, message: String(error) });
  }
}

/** Resolves once the titles can be searched. */
function records(): Promise<Records> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Records> {
  const manifest = await fetchManifest();
  const titles = await fetchJson<SearchTitles>(manifest.titles);
  const loaded = new Records(manifest, new SearchEngine(new SearchIndex(titles)));
  loaded.outlines().catch(() => {});
  return loaded;
}

/** Starts over where a new deployment has replaced the files: those of two do not match. */
function openTexts(of: Records): void {
  if (openPath === undefined) return;
  of.open(openPath).catch(async () => {
    const manifest = await fetchManifest().catch(() => of.manifest);
    if (JSON.stringify(manifest) === JSON.stringify(of.manifest)) return;
    loading = undefined;
    records().then(openTexts, () => {});
  });
}

/** The records of one deployment as they load: titles first, then headings and questions, then texts. */
class Records {
  private readonly loaded = new Set<string>();
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    readonly manifest: SearchManifest,
    readonly engine: SearchEngine,
  ) {}

  get isLoading(): boolean {
    return this.running.size > 0;
  }

  get hasOutlines(): boolean {
    return this.loaded.has(this.manifest.outlines);
  }

  outlines(): Promise<void> {
    const { outlines } = this.manifest;
    return this.once(outlines, async () => this.engine.index.addOutlines(await fetchJson<SearchOutlines>(outlines)));
  }

  /** Loads all texts, first those of the file with the page at `path`. Rejects with the first failure; may be called again. */
  open(path: string): Promise<void> {
    return this.once("texts", async () => {
      await this.outlines();
      const { index } = this.engine;
      const own = index.pages.find((page) => page.path === path)?.file;
      const files = [...this.manifest.texts.entries()].sort(([a], [b]) => Number(b === own) - Number(a === own));
      const failures: unknown[] = [];
      for (const [file, { name }] of files) {
        const add = async () => {
          for (const _ of index.addTexts(file, await fetchJson<SearchTexts>(name))) await breathe();
        };
        await this.once(name, add).catch((error) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    });
  }

  /** Lets the engine understand pinyin and the like; without the file it answers as well as it can. */
  async learnChinese(): Promise<void> {
    const table = await fetchJson<ChineseTable>(this.manifest.chinese).catch(() => null);
    if (table !== null) this.engine.learn(table);
  }

  /** Does the work, unless it is done or under way; if it fails, the next call tries again. */
  private once(name: string, work: () => Promise<void>): Promise<void> {
    if (this.loaded.has(name)) return Promise.resolve();
    const underWay = this.running.get(name);
    if (underWay) return underWay;
    const running = work()
      .then(() => void this.loaded.add(name))
      .finally(() => {
        this.running.delete(name);
        this.report();
      });
    this.running.set(name, running);
    this.report();
    return running;
  }

  private report(): void {
    const { outlines, texts } = this.manifest;
    const names = [outlines, ...texts.map(({ name }) => name)];
    const loaded = names.filter((name) => this.loaded.has(name)).length;
    tell({ type: "progress", progress: { loaded, total: names.length, isLoading: this.isLoading } });
  }
}

function fetchManifest(): Promise<SearchManifest> {
  return fetchJson<SearchManifest>(manifestUrl, "no-cache");
}

/** Reads a file beside the manifest. Throws also where the server answers a missing file with a page. */
async function fetchJson<T extends object>(name: string, cache: RequestCache = "default"): Promise<T> {
  const response = await fetch(new URL(name, manifestUrl), { cache, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const data: unknown = await response.json();
  if (typeof data !== "object" || data === null) throw new Error(`${name}: not a file of this search`);
  return data as T;
}

/** Yields to pending messages, so that queries are answered while texts are being indexed. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
