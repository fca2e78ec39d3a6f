import type { SearchManifest, SearchTexts, SearchTitles } from "../../shared/search/search-files";
import { decodeJson } from "../../shared/search/text-coding";
import { FileGone, fetchJson } from "./fetch-json";
import { SearchEngine } from "./search-engine";
import { SearchIndex } from "./search-index";
import type { SearchProgress } from "./search-types";

/** Milliseconds between two attempts at the texts. */
const patience = 5_000;

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

  /** The engine, as soon as it knows the titles. A failure is forgotten, so that the next call tries anew. */
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

  /** Whether texts are missing that nobody is fetching, and the last failure is long enough ago to try again. */
  get isDue(): boolean {
    return this.texts === null && Date.now() - this.failedAt > patience;
  }

  /** Loads the texts, those of the area of the page at `path` first. What fails is left for the next call. */
  open(path: string): Promise<void> {
    this.texts ??= this.loadTexts(path).catch((error) => {
      this.texts = null;
      this.failedAt = Date.now();
      if (error instanceof FileGone) this.startOver();
      this.report();
      throw error;
    });
    return this.texts;
  }

  private async loadTitles(): Promise<SearchEngine> {
    this.manifest = await fetchJson(this.manifestUrl, isManifest, { cache: "no-cache" });
    const titles = await fetchJson(this.url(this.manifest.titles), isTitles);
    return new SearchEngine(new SearchIndex(titles));
  }

  private async loadTexts(path: string): Promise<void> {
    const { index } = await this.ready();
    const files = this.manifest?.texts ?? [];
    this.report();
    const own = index.titles.pages.find((page) => page.path === path)?.file ?? -1;
    const order = [...files.keys()].sort((a, b) => Number(b === own) - Number(a === own) || a - b);
    for (const file of order) {
      if (this.loaded.has(file)) continue;
      const texts = await fetchJson(this.url(files[file]?.name ?? ""), isTexts, { decode: decodeJson });
      for (const _ of index.addTexts(file, texts)) await breathe();
      this.loaded.add(file);
      this.report();
    }
  }

  /** Files of two deployments do not fit each other, so none of the old one is kept. */
  private startOver(): void {
    this.engine = null;
    this.manifest = null;
    this.loaded.clear();
  }

  private report(): void {
    this.onProgress({ loaded: this.loaded.size, total: this.manifest?.texts.length ?? 0, isLoading: this.pending });
  }

  private url(name: string): string {
    return new URL(name, this.manifestUrl).href;
  }
}

/** Lets messages in that have come meanwhile: a query is answered while texts are being indexed. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function isManifest(data: unknown): data is SearchManifest {
  return isObject(data) && typeof data.titles === "string" && Array.isArray(data.texts);
}

function isTitles(data: unknown): data is SearchTitles {
  return isObject(data) && Array.isArray(data.areas) && Array.isArray(data.pages);
}

function isTexts(data: unknown): data is SearchTexts {
  return Array.isArray(data) && data.every(Array.isArray);
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
