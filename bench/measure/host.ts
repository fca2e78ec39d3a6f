import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};
const compressedAlready = new Set([".png", ".webp", ".woff2"]);

/** A request and its response. */
export interface Answered {
  readonly path: string;
  /**
   * `Sec-Fetch-Dest`, such as document, script, style, font, image, manifest, worker, or `empty`
   * for data.
   */
  readonly destination: string;
  readonly isPrefetch: boolean;
  /**
   * Size of the body as sent, which is compressed unless its format already is; 0 for a 304
   * response.
   */
  readonly bytes: number;
  /** Time when the response was sent, by `performance.now()`. */
  readonly at: number;
}

export interface Host {
  readonly origin: string;
  readonly log: readonly Answered[];
  readonly stop: () => Promise<void>;
}

/**
 * Serves every built site the same way: gzip at level 9 unless the format is already compressed,
 * hashed files cached for a year, all others revalidated.
 */
export async function host(root: string): Promise<Host> {
  const log: Answered[] = [];
  const files = new Map<string, ReturnType<typeof load>>();
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = files.get(pathname) ?? load(root, pathname);
    files.set(pathname, file);
    const isKnown = request.headers["if-none-match"] === file.headers.etag;
    const body = isKnown ? Buffer.alloc(0) : file.body;
    response.writeHead(isKnown ? 304 : file.status, file.headers).end(body, () => {
      log.push({ path: pathname, ...purpose(request.headers), bytes: body.length, at: performance.now() });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // Browsers treat localhost as a secure context, which service workers need.
    origin: `http://localhost:${port}`,
    log,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function purpose(headers: IncomingHttpHeaders): Pick<Answered, "destination" | "isPrefetch"> {
  const named = `${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`;
  return { destination: String(headers["sec-fetch-dest"] ?? "empty"), isPrefetch: named.includes("prefetch") };
}

function load(root: string, pathname: string) {
  const file = findFile(root, pathname);
  const name = file ?? path.join(root, "404.html");
  const content = existsSync(name) ? readFileSync(name) : Buffer.alloc(0);
  const extension = path.extname(name);
  const isPacked = compressedAlready.has(extension);
  return {
    status: file ? 200 : 404,
    body: isPacked ? content : gzipSync(content, { level: 9 }),
    headers: {
      "content-type": types[extension] ?? "application/octet-stream",
      "cache-control": isHashed(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      etag: `"${createHash("sha256").update(content).digest("hex").slice(0, 16)}"`,
      ...(!isPacked && { "content-encoding": "gzip" }),
    },
  };
}

/**
 * Returns whether a path is in a folder of hashed files of one of the compared sites, or whether
 * its file name contains a content hash.
 */
function isHashed(pathname: string): boolean {
  return /^\/(assets|_astro|static)\/|[.-][0-9a-f]{8,}\.\w+$/.test(pathname);
}

function findFile(root: string, pathname: string): string | undefined {
  const name = path.join(root, path.posix.normalize(pathname));
  const candidates = [name, `${name}.html`, path.join(name, "index.html")];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}
