import type {
  ChineseTable,
  SearchManifest,
  SearchOutlines,
  SearchTexts,
  SearchTitles,
} from "../../contract/search-files";
import type { SearchAnswer, SearchRequest } from "../model/search-types";
import { SearchEngine } from "./search-engine";
import { SearchIndex } from "./search-index";

/**
 * A question from the page. It is answered at once, and again whenever more has been loaded. A
 * message with null withdraws it.
 */
export interface Message {
  readonly id: number;
  readonly question: Question | null;
}

export interface Question extends SearchRequest {
  /** The open page. Texts of its area are loaded first. */
  readonly path: string;
  /** Whether to load texts only if titles and headings do not answer the question. */
  readonly savesData: boolean;
}

export type Reply =
  | { readonly id: number; readonly answer: SearchAnswer }
  | { readonly id: number; readonly error: string };

/** How long a reader waits for a file without a message. */
const timeoutMs = 15_000;

/**
 * The page passes the manifest's address as the name of the worker, because a worker resolves
 * relative addresses against its own.
 */
const manifestUrl = self.name;
const questions = new Map<number, Question>();
let isLoading = false;
let manifest: SearchManifest | undefined;
/** Names of the files other than the titles, and of those that are loaded. */
let others: readonly string[] = [];
const loaded = new Set<string>();
let index: SearchIndex;
let engine: SearchEngine;

/** The worker of the search engine. It fetches, indexes and answers without blocking the page. */
self.addEventListener("message", ({ data: { id, question } }: MessageEvent<Message>) => {
  questions.delete(id);
  if (question === null) return;
  questions.set(id, question);
  void load();
  if (manifest) answer(id, question);
});
void load();

function answer(id: number, question: Question): void {
  const progress = { loaded: loaded.size, total: others.length, isLoading };
  self.postMessage({ id, answer: { ...engine.search(question), progress } } satisfies Reply);
}

function answerAll(): void {
  for (const [id, question] of questions) answer(id, question);
}

/**
 * Loads missing files one after the other. A file that failed is tried again with the next
 * question.
 */
async function load(): Promise<void> {
  if (isLoading || (manifest && others.every((name) => loaded.has(name)))) return;
  isLoading = true;
  try {
    await loadTitles();
    await loadOthers(manifest as SearchManifest);
  } catch (error) {
    if (!manifest) for (const id of questions.keys()) self.postMessage({ id, error: String(error) } satisfies Reply);
  }
  isLoading = false;
  if (manifest) answerAll();
}

/**
 * Starts over if a new deployment has replaced the files, because files of two deployments do not
 * match.
 */
async function loadTitles(): Promise<void> {
  const latest = await fetchJson<SearchManifest>(manifestUrl, "no-cache").catch((error) => {
    if (manifest) return manifest;
    throw error;
  });
  if (JSON.stringify(latest) === JSON.stringify(manifest)) return;
  index = new SearchIndex(await fetchJson<SearchTitles>(latest.titles));
  engine = new SearchEngine(index);
  loaded.clear();
  others = [latest.outlines, latest.chinese, ...latest.texts];
  manifest = latest;
  answerAll();
}

/**
 * Loads headings and questions, and then texts. If one file is missing, the others are still
 * searched.
 */
async function loadOthers({ outlines, chinese, texts }: SearchManifest): Promise<void> {
  await add<SearchOutlines>(outlines, (data) => index.addOutlines(data));
  if (![...questions.values()].some(needsTexts)) return;
  await add<ChineseTable>(chinese, (data) => engine.learn(data)).catch(() => {});
  const path = [...questions.values()].at(-1)?.path;
  const own = index.pages.find((page) => page.path === path)?.file;
  const files = [...texts.entries()].sort(([a], [b]) => Number(b === own) - Number(a === own));
  for (const [file, name] of files) await add<SearchTexts>(name, (data) => index.addTexts(file, data)).catch(() => {});
}

function needsTexts(question: Question): boolean {
  const { total, mode } = engine.search(question);
  return !question.savesData || total === 0 || mode === "any";
}

/** Adds a file to the index once. */
async function add<T>(name: string, use: (data: T) => void): Promise<void> {
  if (loaded.has(name)) return;
  use(await fetchJson<T>(name));
  loaded.add(name);
  answerAll();
}

/**
 * Reads a file beside the manifest. It also throws if the server answers a missing file with a
 * page.
 */
async function fetchJson<T>(name: string, cache: RequestCache = "default"): Promise<T> {
  const response = await fetch(new URL(name, manifestUrl), { cache, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
