import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Records } from "../../e2e/support/search/site-pages";
import { manifestPath } from "../../src/shared/search-files";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * Serves a built site compressed, and logs the files and their sizes. Serves `records` in place of
 * the site's own.
 */
export async function serveSite(publicDir: string, records: Records) {
  const folder = path.posix.join(path.posix.dirname(manifestPath), records.manifest.folder);
  const replaced = new Map<string, string>([
    [manifestPath, JSON.stringify(records.manifest)],
    ...[...records.files].map(([name, file]): [string, string] => [`${folder}/${name}.json`, JSON.stringify(file)]),
  ]);
  const log: { name: string; bytes: number }[] = [];
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = fileOf(publicDir, name);
    const content = replaced.get(name) ?? (file && readFileSync(file));
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = compressed.get(name) ?? gzipSync(content, { level: 9 });
    compressed.set(name, body);
    log.push({ name, bytes: body.length });
    const type = types[path.extname(file ?? name)] ?? "application/octet-stream";
    response
      .writeHead(200, { "content-type": type, "content-encoding": "gzip", "content-length": body.length })
      .end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, log, stop: () => new Promise((done) => server.close(done)) };
}

function fileOf(publicDir: string, name: string): string | undefined {
  const candidates = [path.join(publicDir, name), path.join(publicDir, name, "index.html")];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
