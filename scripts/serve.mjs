// npm run serve: serves the built site on port 9000, or the next free one.
// Serves pages at the same addresses as a host does.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { freePort } from "./free-port.mjs";

const publicDir = path.resolve("public");

const files = sirv(publicDir, {
  // Reads files on each request, so that the server also serves the next build.
  dev: true,
  etag: true,
  setHeaders(response, pathname) {
    // Sandboxes attachments as the site's hosts do.
    if (pathname.startsWith("/static/files/"))
      response.setHeader("Content-Security-Policy", "sandbox; default-src 'none'");
    if (/\.(?:md|txt)$/.test(pathname)) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  },
});

/**
 * Limits in milliseconds for clients that hold connections open: those that send a byte now and
 * then, or do not read the response. By default, Node waits a minute for the headers,
 * and forever for a client that does not read.
 */
const limits = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };
const longestSilence = 15_000;

/**
 * The limit of connections. It is below the 1,024 files that a process may open on most systems,
 * so that the server can still read pages.
 */
const mostConnections = 512;

/** Serves until the process is ended. */
export async function run({ values, words }) {
  // Without this file no build is complete, because a build removes it first and writes it after
  // the pages.
  if (!existsSync(path.join(publicDir, "version.json"))) throw new Error(words.serve.noBuild);
  const folder = builtFolder();
  const server = createServer(limits, (request, response) => {
    try {
      answer(request, response, folder);
    } catch {
      // A request may contain a path that no file can have, for example with a null byte.
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
  server.setTimeout(longestSilence);
  server.maxConnections = mostConnections;
  const port = await freePort(9000, { wanted: values.port, words });
  server.listen(port, "localhost", () => console.log(words.serve.ready(`http://localhost:${port}${folder}`)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
}

/**
 * Returns the base path that the site was built for, such as `/` or `/notes/`, from its web
 * manifest.
 */
function builtFolder() {
  const { start_url: startUrl } = JSON.parse(readFileSync(path.join(publicDir, "manifest.webmanifest"), "utf8"));
  return new URL(startUrl, "http://localhost").pathname;
}

function answer(request, response, folder) {
  const url = addressOf(request.url);
  // An invalid address in the request line, such as `GET http://[`, gets status 400.
  if (url === null) return response.writeHead(400).end();
  const { pathname, search } = url;
  if (!`${pathname}/`.startsWith(folder)) return response.writeHead(302, { Location: folder }).end();
  const page = pageOf(`/${pathname.slice(folder.length)}`);
  if (page !== null) return response.writeHead(301, { Location: folder + page.slice(1) + search }).end();
  // Clients may percent-encode characters such as +. Encodes the address uniformly, because sirv
  // compares it with file names.
  request.url = encodeURI(decoded(`/${pathname.slice(folder.length)}`));
  files(request, response, () => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(readFileSync(path.join(publicDir, "404.html")));
  });
}

/** Returns the address in a request line, or null if it is invalid. */
function addressOf(written) {
  try {
    return new URL(written.replace(/^\/+/, "/"), "http://localhost");
  } catch {
    return null;
  }
}

/**
 * Returns the canonical address for `/a.html` or `/a/index.html`, as hosts redirect it.
 * Returns null for any other path.
 */
function pageOf(pathname) {
  const [, page] = /^(\/.*?)(?:\/index)?\.html$/.exec(pathname) ?? [];
  if (page === undefined || (existsSync(path.join(publicDir, decoded(pathname))) && !pathname.endsWith("/index.html")))
    return null;
  return existsSync(path.join(publicDir, decoded(page), "index.html")) ? page : null;
}

function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
