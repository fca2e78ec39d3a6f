// npm run serve: serves the built site at port 9000, or the next free one, with the addresses that a host gives its pages.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { freePort } from "./free-port.mjs";

const publicDir = path.resolve("public");

const files = sirv(publicDir, {
  // Looks for files when they are asked for, so that the next build is served too.
  dev: true,
  etag: true,
  setHeaders(response, pathname) {
    // As the hosts of the built site do: what articles link to is nobody's page.
    if (pathname.startsWith("/static/files/"))
      response.setHeader("Content-Security-Policy", "sandbox; default-src 'none'");
    if (/\.(?:md|txt)$/.test(pathname)) response.setHeader("Content-Type", "text/plain; charset=utf-8");
  },
});

/** Serves until it is ended. */
export async function run({ values, words }) {
  // The last file that a build writes, and the first that the next one removes.
  if (!existsSync(path.join(publicDir, "version.json"))) throw new Error(words.serve.noBuild);
  const folder = builtFolder();
  const server = createServer((request, response) => {
    try {
      answer(request, response, folder);
    } catch {
      // What a request names may be no name of a file, as with a zero byte in it.
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
  const port = await freePort(9000, { wanted: values.port, words });
  server.listen(port, "localhost", () => console.log(words.serve.ready(`http://localhost:${port}${folder}`)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(0));
}

/** The folder that the site was built for, as the site itself says: `/`, or `/notes/`. */
function builtFolder() {
  const { start_url: startUrl } = JSON.parse(readFileSync(path.join(publicDir, "manifest.webmanifest"), "utf8"));
  return new URL(startUrl, "http://localhost").pathname;
}

function answer(request, response, folder) {
  const url = addressOf(request.url);
  // A request line such as `GET //` names no address.
  if (url === null) return response.writeHead(400).end();
  const { pathname, search } = url;
  if (!`${pathname}/`.startsWith(folder)) return response.writeHead(302, { Location: folder }).end();
  const page = pageOf(`/${pathname.slice(folder.length)}`);
  if (page !== null) return response.writeHead(301, { Location: folder + page.slice(1) + search }).end();
  // Signs such as + may be encoded in an address; sirv compares it with names of files.
  request.url = encodeURI(decoded(`/${pathname.slice(folder.length)}`));
  files(request, response, () => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(readFileSync(path.join(publicDir, "404.html")));
  });
}

/** The address of a request line; null for one that is none. */
function addressOf(written) {
  try {
    return new URL(written.replace(/^\/+/, "/"), "http://localhost");
  } catch {
    return null;
  }
}

/** The page's own address for another form of it, `/a.html` or `/a/index.html`, as the hosts redirect; null for all else. */
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
