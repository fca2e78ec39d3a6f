import type { SearchManifest } from "../../shared/search-files";
import type { SearchAnswer, SearchRequest } from "../model/search-types";
import { SearchEngine } from "./search-engine";
import { SearchIndex } from "./search-index";

/**
 * A message from the page. The worker answers each question at most once. A null question withdraws
 * the earlier question with the same id.
 */
export interface Message {
  readonly id: number;
  readonly question: SearchRequest | null;
}

export type Reply =
  | { readonly id: number; readonly answer: SearchAnswer }
  | { readonly id: number; readonly error: string };

/** Maximum time to load one file. */
const timeoutMs = 15_000;

/**
 * Address of the manifest. The page passes it as the worker's name, because a worker resolves
 * relative addresses against its own address.
 */
const manifestUrl = self.name;
const questions = new Map<number, SearchRequest>();
/** Loads in progress, by address. */
const loading = new Map<string, Promise<void>>();
let engine: SearchEngine | undefined;
/**
 * The engine once the manifest is loaded. Undefined after a failure, so that the next question
 * loads the manifest again.
 */
let starting: Promise<SearchEngine> | undefined;

/**
 * Runs the search engine in a worker, which fetches files and answers without blocking the page.
 * An answer is final, because the worker loads all files that a question needs before it answers.
 */
self.addEventListener("message", ({ data: { id, question } }: MessageEvent<Message>) => {
  questions.delete(id);
  if (question === null) return;
  questions.set(id, question);
  void answer(id, question);
});
void start().catch(() => {});

async function answer(id: number, question: SearchRequest): Promise<void> {
  const isAwaited = () => questions.get(id) === question;
  try {
    const current = await start();
    const { parts } = current.index;
    parts.retry();
    let answer = current.search(question);
    while (answer === null && isAwaited()) {
      await Promise.all([...parts.missing].map((name) => load(current, name)));
      answer = current.search(question);
    }
    if (answer === null) return;
    const isIncomplete = parts.hasFailed;
    // Fetches the manifest again for the next question, because a new deployment may have replaced
    // the files.
    if (isIncomplete) starting = undefined;
    self.postMessage({ id, answer: { ...answer, ...(isIncomplete && { isIncomplete }) } } satisfies Reply);
  } catch (error) {
    if (isAwaited()) self.postMessage({ id, error: String(error) } satisfies Reply);
  }
}

/**
 * Returns the engine for the current manifest. If a new deployment has replaced the manifest,
 * creates a new engine. If the manifest fails to load, keeps the earlier engine.
 * @throws if the manifest fails to load and there is no earlier engine
 */
function start(): Promise<SearchEngine> {
  starting ??= fetchJson<SearchManifest>(manifestUrl, "no-cache")
    .then((manifest) => {
      if (engine?.index.parts.manifest.folder !== manifest.folder) engine = new SearchEngine(new SearchIndex(manifest));
      return engine;
    })
    .catch((error) => {
      starting = undefined;
      if (engine) return engine;
      throw error;
    });
  return starting;
}

/**
 * Loads a file, or returns the promise of a load in progress. A file that fails to load counts as
 * empty, so that the other files are still searched.
 */
function load({ index }: SearchEngine, name: string): Promise<void> {
  const address = `${index.parts.manifest.folder}/${name}.json`;
  const known = loading.get(address);
  if (known) return known;
  const promise = fetchJson(address)
    .catch(() => null)
    .then((content) => {
      index.add(name, content);
      loading.delete(address);
    });
  loading.set(address, promise);
  return promise;
}

/**
 * Fetches a JSON file by its address relative to the manifest.
 * @throws if the file cannot be fetched in time, or if the answer is not JSON, such as an HTML page
 * for a missing file
 */
async function fetchJson<T>(name: string, cache: RequestCache = "default"): Promise<T> {
  const response = await fetch(new URL(name, manifestUrl), { cache, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
