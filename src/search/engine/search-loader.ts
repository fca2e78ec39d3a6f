import type { ChineseTable } from "../../contract/search/chinese-table";
import type { SearchManifest, SearchTexts, SearchTitles } from "../../contract/search/search-files";
import { decodeJson } from "../../contract/search/text-coding";
import { FileGone, fetchJson } from "../model/fetch-json";
import type { SearchProgress } from "../model/search-types";
import { SearchEngine } from "./search-engine";
import { SearchIndex } from "./search-index";

/** Texts come in large files, while titles are searched already. */
const textTimeoutMs = 15_000;

/** Least time between two attempts at the texts. */
const retryIntervalMs = 5_000;

/** After this many timeouts in a row the server counts as unreachable, and the other files are not tried. */
const mostLate = 2;

/** Fetches the files and builds the engine from them: titles first, texts file by file, the reader's area first. */
export class SearchLoader {
  private engine: Promise<SearchEngine> | null = null;
  private manifest: SearchManifest | null = null;
  private readonly loaded = new Set<number>();
  private texts: Promise<void> | null = null;
  private failedAt = 0;

  constructor(
    private readonly manifestUrl: string,
    private readonly onProgress: (progress: SearchProgress) => void,
  ) {}

  /** Resolves to the engine once the titles are loaded. After a failure the next call tries again. */
  ready(): Promise<SearchEngine> {
    this.engine ??= this.loadTitles().catch((error) => {
      this.engine = null;
      throw error;
    });
    return this.engine;
  }

  get pending(): boolean {
    return this.texts !== null && this.loaded.size < (this.manifest?.texts.length ?? 0);
  }

  /** Lets the engine understand pinyin and the like; without the file it answers as well as it can. */
  async learnChinese(engine: SearchEngine): Promise<void> {
    const table = await fetchJson(this.url(this.manifest?.chinese ?? ""), isChinese, { decode: decodeJson }).catch(
      () => null,
    );
    if (table !== null) engine.learn(table);
  }

  /** Whether texts are missing, none are being fetched, and the last failure is long enough ago. */
  get isDue(): boolean {
    return this.texts === null && Date.now() - this.failedAt > retryIntervalMs;
  }

  /**
   * Loads the texts, first those of the area that the page at `path` belongs to. Files that fail are skipped, and tried
   * again by the next call.
   * @throws the first failure
   */
  open(path: string): Promise<void> {
    this.texts ??= this.loadTexts(path).catch((error) => {
      this.texts = null;
      this.report();
      throw error;
    });
    return this.texts;
  }

  private async loadTitles(): Promise<SearchEngine> {
    this.manifest = await this.fetchManifest();
    const titles = await fetchJson(this.url(this.manifest.titles), isTitles);
    return new SearchEngine(new SearchIndex(titles));
  }

  private async loadTexts(path: string, mayStartOver = true): Promise<void> {
    const { index } = await this.ready();
    this.report();
    const failures: unknown[] = [];
    let late = 0;
    for (const file of this.missing(index, path)) {
      try {
        await this.loadText(index, file);
        late = 0;
      } catch (error) {
        if (mayStartOver && error instanceof FileGone && (await this.isReplaced())) return this.startOver(path);
        failures.push(error);
        late = isTimeout(error) ? late + 1 : 0;
        if (late === mostLate) break;
      }
    }
    if (failures.length === 0) return;
    this.failedAt = Date.now();
    throw failures[0];
  }

  /** Files still to be loaded, in order. */
  private missing(index: SearchIndex, path: string): number[] {
    const own = index.titles.pages.find((page) => page.path === path)?.file ?? -1;
    const files = [...(this.manifest?.texts ?? []).keys()].filter((file) => !this.loaded.has(file));
    return files.sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  }

  private async loadText(index: SearchIndex, file: number): Promise<void> {
    const url = this.url(this.manifest?.texts[file]?.name ?? "");
    const texts = await fetchJson(url, isTexts, { decode: decodeJson, timeoutMs: textTimeoutMs });
    for (const _ of index.addTexts(file, texts)) await breathe();
    this.loaded.add(file);
    this.report();
  }

  /** Whether there is a new deployment, whose files have other names. */
  private async isReplaced(): Promise<boolean> {
    const now = await this.fetchManifest().catch(() => this.manifest);
    return JSON.stringify(now) !== JSON.stringify(this.manifest);
  }

  /** Files of two deployments do not match, so everything is loaded again. */
  private startOver(path: string): Promise<void> {
    this.engine = null;
    this.manifest = null;
    this.loaded.clear();
    return this.loadTexts(path, false);
  }

  private fetchManifest(): Promise<SearchManifest> {
    return fetchJson(this.manifestUrl, isManifest, { cache: "no-cache" });
  }

  private report(): void {
    this.onProgress({ loaded: this.loaded.size, total: this.manifest?.texts.length ?? 0, isLoading: this.pending });
  }

  private url(name: string): string {
    return new URL(name, this.manifestUrl).href;
  }
}

/** Yields to pending messages, so that queries are answered while texts are being indexed. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function isManifest(data: unknown): data is SearchManifest {
  return isObject(data) && typeof data.titles === "string" && Array.isArray(data.texts);
}

function isTitles(data: unknown): data is SearchTitles {
  return isObject(data) && Array.isArray(data.areas) && Array.isArray(data.pages);
}

function isChinese(data: unknown): data is ChineseTable {
  return isObject(data) && isString(data.pinyin) && isString(data.traditional) && isString(data.simplified);
}

/** Checked in depth: if indexing failed half way, the file could not be indexed again. */
function isTexts(data: unknown): data is SearchTexts {
  return Array.isArray(data) && data.every((page) => Array.isArray(page) && page.every(isString));
}

function isString(data: unknown): data is string {
  return typeof data === "string";
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
