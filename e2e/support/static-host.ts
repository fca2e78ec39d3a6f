import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

export interface StaticHost {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly requests: string[];
  /** Changes the answer for a path, as a deployment would. */
  readonly change: (pathname: string, body: string) => void;
  /** Closes all connections and refuses new ones until `restore`. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly stop: () => void;
}

/** A plain static host without rewrites: files, folders with an index.html, and 404.html for everything else. */
export async function staticHost(root = "public"): Promise<StaticHost> {
  const requests: string[] = [];
  const changed = new Map<string, string>();
  const server = createServer((request, response) => {
    const pathname = (request.url ?? "/").split("?")[0] ?? "/";
    requests.push(pathname);
    const file = fileAt(root, pathname);
    const text = changed.get(pathname);
    const name = file ?? (text === undefined ? null : pathname);
    response.writeHead(name === null ? 404 : 200, {
      "content-type": types[path.extname(name ?? "404.html")] ?? "application/octet-stream",
      "cache-control": /-[0-9a-f]{20}\.js$/.test(pathname) ? "max-age=31536000, immutable" : "no-cache",
    });
    if (text !== undefined) response.end(text);
    else createReadStream(file ?? path.join(root, "404.html")).pipe(response);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "localhost", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    change: (pathname, body) => void changed.set(pathname, body),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restore: () => listen(port),
    stop: () => void server.close(),
  };
}

function fileAt(root: string, pathname: string): string | null {
  if (pathname.includes("//")) return null;
  const name = path.join(root, path.posix.normalize(decodeURIComponent(pathname)));
  return [name, path.join(name, "index.html")].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
