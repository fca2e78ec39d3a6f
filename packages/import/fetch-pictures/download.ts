import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { fetchMessages } from "../messages/messages";

export interface Limits {
  /** Maximum size of one picture, in bytes. */
  readonly bytes: number;
  /** Time limit for one attempt, from the request to the last byte, in milliseconds. */
  readonly time: number;
  readonly attempts: number;
  /** Pause before the second attempt, in milliseconds. It doubles before each later attempt. */
  readonly pause: number;
}

export const limits: Limits = { bytes: 20 * 1024 ** 2, time: 30_000, attempts: 3, pause: 1000 };

/** Error that says why a picture was not fetched. */
export class FetchProblem extends Error {
  constructor(
    message: string,
    /** Whether another attempt may succeed. */
    readonly isPassing = false,
  ) {
    super(message);
  }
}

export interface Fetched {
  readonly bytes: Buffer;
  /** Determined by the content, because the extension in the address is unreliable. */
  readonly extension: string;
}

/**
 * Fetches a picture.
 * @throws FetchProblem if the picture cannot be fetched, is too large or contains a script, or if
 * the response is not a picture
 */
export async function download(url: string, limits: Limits): Promise<Fetched> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(url, limits);
    } catch (error) {
      const problem = error instanceof FetchProblem ? error : connectionProblem(error as Error, limits);
      if (!problem.isPassing || attempt >= limits.attempts) throw problem;
      await setTimeout(limits.pause * 2 ** (attempt - 1));
    }
  }
}

async function fetchOnce(url: string, { bytes: most, time }: Limits): Promise<Fetched> {
  const address = url.replace(/^\/\//, "https://");
  const headers = { accept: "image/*", "user-agent": "Mozilla/5.0 (compatible; fetch-pictures)" };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(time) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new FetchProblem(fetchMessages.status(response.status), response.status >= 500 || response.status === 429);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Node.js streams can be iterated, but the browser types do not say so. The cast adds it.
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > most) throw new FetchProblem(fetchMessages.tooLarge(Math.floor(most / 1024 ** 2)));
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, extension: await extensionOf(bytes) };
}

function connectionProblem(error: Error, { time }: Limits): FetchProblem {
  if (error.name === "TimeoutError") return new FetchProblem(fetchMessages.timeout(Math.round(time / 1000)), true);
  const cause = error.cause as Error | undefined;
  return new FetchProblem(fetchMessages.connection(cause?.message || error.message), true);
}

const extensions: Record<string, string> = { jpeg: ".jpg", heif: ".avif", png: ".png", gif: ".gif", webp: ".webp" };

/** Returns the extension for a picture. Decodes the picture, so that a broken one is not saved. */
async function extensionOf(bytes: Buffer): Promise<string> {
  const start = bytes.subarray(0, 200).toString("latin1");
  const text = start.trimStart().toLowerCase();
  if (bytes.length === 0) throw new FetchProblem(fetchMessages.empty);
  if (text.startsWith("<!doctype html") || text.startsWith("<html")) throw new FetchProblem(fetchMessages.page);
  const format = await decoded(bytes);
  if (format === "svg") {
    if (/<script\b/i.test(bytes.toString())) throw new FetchProblem(fetchMessages.script);
    return ".svg";
  }
  const extension = extensions[format];
  if (extension === undefined)
    throw new FetchProblem(fetchMessages.noPicture(start.slice(0, 24).replace(/[^ -~]+/g, "…")));
  return extension;
}

/**
 * Returns the name of the picture's format; "" if the data is not a picture, or only part of one.
 */
async function decoded(bytes: Buffer): Promise<string> {
  try {
    const picture = sharp(bytes, { failOn: "error" });
    const { format = "" } = await picture.metadata();
    await picture.resize(8).toBuffer();
    return format;
  } catch {
    return "";
  }
}
