import type {
  ChineseTable,
  SearchManifest,
  SearchOutlines,
  SearchTexts,
  SearchTitles,
} from "../../contract/search-files";
import type { SearchProgress } from "../model/search-types";
import { SearchEngine } from "./search-engine";
import { SearchIndex } from "./search-index";

/** What a reader waits for without a word. */
const timeoutMs = 15_000;

/** The records of one deployment as they load: titles first, then headings and questions, then texts. */
export class Records {
  private readonly done = new Set<number>();
  private loading = 0;
  private outlined: Promise<void> | undefined;
  private opened: Promise<void> | undefined;
  hasOutlines = false;

  private constructor(
    private readonly manifestUrl: string,
    private readonly manifest: SearchManifest,
    readonly engine: SearchEngine,
    private readonly onProgress: (progress: SearchProgress) => void,
  ) {}

  /** Resolves once the titles can be searched. */
  static async load(manifestUrl: string, onProgress: (progress: SearchProgress) => void): Promise<Records> {
    const manifest = await fetchJson<SearchManifest>(manifestUrl, "no-cache");
    const titles = await fetchJson<SearchTitles>(new URL(manifest.titles, manifestUrl).href);
    const records = new Records(manifestUrl, manifest, new SearchEngine(new SearchIndex(titles)), onProgress);
    records.outlines().catch(() => {});
    return records;
  }

  get isLoading(): boolean {
    return this.loading > 0;
  }

  /** Loads all texts, first those of the file with the page at `path`. Rejects with the first failure; may be called again. */
  open(path: string): Promise<void> {
    this.opened ??= this.load("opened", () => this.texts(path));
    return this.opened;
  }

  /** Lets the engine understand pinyin and the like; without the file it answers as well as it can. */
  async learnChinese(): Promise<void> {
    const table = await this.fetch<ChineseTable>(this.manifest.chinese).catch(() => null);
    if (table !== null) this.engine.learn(table);
  }

  /** Whether there is a new deployment, whose files have other names. */
  async isReplaced(): Promise<boolean> {
    const now = await fetchJson<SearchManifest>(this.manifestUrl, "no-cache").catch(() => this.manifest);
    return JSON.stringify(now) !== JSON.stringify(this.manifest);
  }

  private outlines(): Promise<void> {
    this.outlined ??= this.load("outlined", async () => {
      this.engine.index.addOutlines(await this.fetch<SearchOutlines>(this.manifest.outlines));
      this.hasOutlines = true;
    });
    return this.outlined;
  }

  /** One failed file does not block the others. */
  private async texts(path: string): Promise<void> {
    const { index } = this.engine;
    await this.outlines();
    this.report();
    const own = index.pages.find((page) => page.path === path)?.file ?? -1;
    const files = [...this.manifest.texts.keys()].filter((file) => !this.done.has(file));
    const failures: unknown[] = [];
    for (const file of files.sort((a, b) => Number(b === own) - Number(a === own) || a - b)) {
      try {
        const texts = await this.fetch<SearchTexts>(this.manifest.texts[file]?.name ?? "");
        for (const _ of index.addTexts(file, texts)) await breathe();
        this.done.add(file);
        this.report();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Does the work; if it fails, forgets its promise, so that the next call tries again. */
  private async load(name: "outlined" | "opened", work: () => Promise<void>): Promise<void> {
    this.loading += 1;
    try {
      await work();
    } catch (error) {
      this[name] = undefined;
      throw error;
    } finally {
      this.loading -= 1;
      this.report();
    }
  }

  private fetch<T extends object>(name: string): Promise<T> {
    return fetchJson<T>(new URL(name, this.manifestUrl).href);
  }

  private report(): void {
    const loaded = this.done.size + Number(this.hasOutlines);
    this.onProgress({ loaded, total: this.manifest.texts.length + 1, isLoading: this.isLoading });
  }
}

/** Throws also where the server answers a missing file with a page. */
async function fetchJson<T extends object>(url: string, cache: RequestCache = "default"): Promise<T> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data: unknown = await response.json();
  if (typeof data !== "object" || data === null) throw new Error(`${url}: not a file of this search`);
  return data as T;
}

/** Yields to pending messages, so that queries are answered while texts are being indexed. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
