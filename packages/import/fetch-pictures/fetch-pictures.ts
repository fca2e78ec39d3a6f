import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../../../src/lib/diagnostic";
import { takeTurns } from "../../../src/lib/node/take-turns";
import { fetchMessages } from "../messages/messages";
import { download, FetchProblem, type Limits } from "./download";
import { type RemotePicture, remotePictures } from "./remote-pictures";

/** Number of parallel requests. A host may mistake more for an attack. */
const atOnce = 4;

interface FetchOptions {
  readonly contentDir: string;
  /** Markdown files, relative to the content folder. */
  readonly files: readonly string[];
  readonly formatOf: (file: string) => "md" | "mdx";
  readonly limits: Limits;
  /** Called after each picture. */
  readonly onProgress?: (done: number, total: number) => void;
}

interface FetchResult {
  /** Number of pictures that this run fetched. */
  readonly fetched: number;
  /** Files in which addresses were replaced. */
  readonly changed: readonly string[];
  /** Every use of a picture that could not be fetched, with the reason. */
  readonly failed: readonly Diagnostic[];
}

interface Page {
  readonly file: string;
  readonly text: string;
  readonly pictures: readonly RemotePicture[];
}

/**
 * Fetches the pictures that articles show from other sites. Each picture is stored once, in `img/`
 * next to the first article that shows it, and the articles get its new address. Later runs fetch
 * only missing pictures.
 */
export async function fetchPictures(options: FetchOptions): Promise<FetchResult> {
  const { contentDir, files, formatOf, limits, onProgress } = options;
  const pages = files.map((file): Page => {
    const text = readFileSync(path.join(contentDir, file), "utf8");
    return { file, text, pictures: remotePictures(text, formatOf(file)) };
  });
  const folders = new Map<string, string>();
  for (const { file, pictures } of pages) {
    for (const { url } of pictures) {
      if (!folders.has(url)) folders.set(url, path.posix.join(path.posix.dirname(file), "img"));
    }
  }
  const inTurn = takeTurns(atOnce);
  const saved = new Map<string, string>();
  const problems = new Map<string, FetchProblem>();
  let fetched = 0;
  let done = 0;
  const fetchOne = async (url: string, folder: string) => {
    try {
      const place = path.join(contentDir, folder);
      let picture = earlier(place, url);
      if (picture === undefined) {
        picture = await save(place, url, limits);
        fetched += 1;
      }
      saved.set(url, path.posix.join(folder, picture));
    } catch (error) {
      if (!(error instanceof FetchProblem)) throw error;
      problems.set(url, error);
    }
    done += 1;
    onProgress?.(done, folders.size);
  };
  await Promise.all([...folders].map(([url, folder]) => inTurn(() => fetchOne(url, folder))));
  const changed = pages.filter((page) => rewrite(page, saved, contentDir)).map(({ file }) => file);
  return { fetched, changed, failed: pages.flatMap((page) => failures(page, problems)) };
}

/** Finds the file that an earlier run saved for an address. */
function earlier(folder: string, url: string): string | undefined {
  const { name, digest } = nameOf(url);
  return entries(folder).find((file) => path.parse(file).name === `${name}-${digest}`);
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

async function save(folder: string, url: string, limits: Limits): Promise<string> {
  const { bytes, extension } = await download(url, limits);
  const { name, digest } = nameOf(url);
  const file = `${name}-${digest}${extension}`;
  mkdirSync(folder, { recursive: true });
  // The file is renamed when it is complete, so that an interrupted run leaves no partial picture.
  const part = path.join(folder, `.${file}.part`);
  writeFileSync(part, bytes);
  renameSync(part, path.join(folder, file));
  return file;
}

/**
 * Returns the parts of a file name: the name in the URL, with at most 40 letters, digits, `_`, `.`
 * and `-`, and a digest that makes it unique.
 */
function nameOf(url: string): { name: string; digest: string } {
  const address = url.replace(/^\/\//, "https://");
  const last = URL.canParse(address) ? (new URL(address).pathname.split("/").at(-1) ?? "") : "";
  const name = path
    .parse(last)
    .name.replace(/%[0-9a-f]{2}/gi, "-")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 40);
  return { name: name || "picture", digest: createHash("sha256").update(url).digest("hex").slice(0, 8) };
}

/**
 * Replaces the addresses of saved pictures.
 * @returns whether an address was replaced
 */
function rewrite({ file, text, pictures }: Page, saved: ReadonlyMap<string, string>, contentDir: string): boolean {
  let result = text;
  // Starts from the end, so that earlier positions stay valid.
  for (const { url, start, end } of [...pictures].sort((a, b) => b.start - a.start)) {
    const picture = saved.get(url);
    if (picture === undefined) continue;
    const relative = path.posix.relative(path.posix.dirname(file), picture);
    const address = encodeURI(relative.startsWith(".") ? relative : `./${relative}`);
    result = result.slice(0, start) + address + result.slice(end);
  }
  if (result === text) return false;
  writeFileSync(path.join(contentDir, file), result);
  return true;
}

function failures({ file, text, pictures }: Page, problems: ReadonlyMap<string, FetchProblem>): Diagnostic[] {
  return pictures.flatMap(({ url, start }) => {
    const problem = problems.get(url);
    if (problem === undefined) return [];
    const line = text.slice(0, start).split("\n").length;
    return [{ severity: "warning", file, line, message: fetchMessages.failed(url, problem.message) }];
  });
}
