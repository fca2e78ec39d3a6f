import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { decodePath } from "../../src/lib/paths";
import { fixtureSite } from "./fixture-site";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

interface Answer {
  readonly status?: number;
  readonly type?: string;
}

export interface StaticHost {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly requests: string[];
  /** Changes the response for a path, to simulate a deployment or a fault. */
  readonly change: (pathname: string, body: string, answer?: Answer) => void;
  /** Closes all connections and refuses new ones until `restore`. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Starts a plain static host without rewrites. It serves files, folders with an index.html,
 * and 404.html for everything else.
 */
export async function staticHost(root: string = fixtureSite.publicDir): Promise<StaticHost> {
  const requests: string[] = [];
  const changed = new Map<string, Answer & { readonly text: string }>();
  const server = createServer((request, response) => {
    const pathname = (request.url ?? "/").split("?")[0] ?? "/";
    requests.push(pathname);
    const file = fileAt(root, pathname);
    const change = changed.get(pathname);
    const name = file ?? (change === undefined ? null : pathname);
    response.writeHead(change?.status ?? (name === null ? 404 : 200), {
      "content-type": change?.type ?? types[path.extname(name ?? "404.html")] ?? "application/octet-stream",
      "cache-control": /\/assets\//.test(pathname) ? "max-age=31536000, immutable" : "no-cache",
    });
    if (change) response.end(change.text);
    else createReadStream(file ?? path.join(root, "404.html")).pipe(response);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "localhost", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    requests,
    change: (pathname, text, answer) => void changed.set(pathname, { text, ...answer }),
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
  const name = path.join(root, path.posix.normalize(decodePath(pathname)));
  return [name, path.join(name, "index.html")].find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}
