import type { SearchManifest } from "../../shared/search-files";
import type { SearchAnswer, SearchRequest } from "../model/search-types";
import { SearchEngine } from "./search-engine";
import { SearchIndex } from "./search-index";

/** A question from the page. It is answered once. A message with null withdraws it. */
export interface Message {
  readonly id: number;
  readonly question: SearchRequest | null;
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
const questions = new Map<number, SearchRequest>();
/** Files that are on their way. */
const loading = new Map<string, Promise<void>>();
let engine: SearchEngine | undefined;
/** The manifest on its way, or read. */
let starting: Promise<SearchEngine> | undefined;

/**
 * The worker of the search engine. It fetches and answers without blocking the page. Answers are
 * final: the files that a question needs are loaded before.
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
    // The next question asks for the manifest of a new deployment, which may have replaced the files.
    if (isIncomplete) starting = undefined;
    self.postMessage({ id, answer: { ...answer, ...(isIncomplete && { isIncomplete }) } } satisfies Reply);
  } catch (error) {
    if (isAwaited()) self.postMessage({ id, error: String(error) } satisfies Reply);
  }
}

/** Returns the engine once the manifest is there. It starts over if a new deployment has another. */
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

/** Loads a file once. One that cannot be loaded counts as empty, so that the others are searched. */
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
 * Reads a file beside the manifest. It also throws if the server answers a missing file with a
 * page.
 */
async function fetchJson<T>(name: string, cache: RequestCache = "default"): Promise<T> {
  const response = await fetch(new URL(name, manifestUrl), { cache, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
