// npm run serve: serves the built site at port 9000, or the next free one, with the addresses that a host gives its pages.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { freePort } from "./free-port.mjs";

const publicDir = path.resolve("public");
// The last file that a build writes, and the first that the next one removes.
if (!existsSync(path.join(publicDir, "version.json"))) {
  console.error("没有构建好的站点，或上次构建没有完成：先运行npm run build。");
  process.exit(1);
}

/** The folder that the site was built for, as the site itself says: `/`, or `/notes/`. */
const { start_url: startUrl } = JSON.parse(readFileSync(path.join(publicDir, "manifest.webmanifest"), "utf8"));
const folder = new URL(startUrl, "http://localhost").pathname;

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

const server = createServer((request, response) => {
  try {
    answer(request, response);
  } catch {
    // What a request names may be no name of a file, as with a zero byte in it.
    if (!response.headersSent) response.writeHead(400);
    response.end();
  }
});

function answer(request, response) {
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

const port = await freePort(9000);
server.listen(port, "localhost", () => {
  const address = `http://localhost:${port}${folder}`;
  console.log(`\n站点在 ${address} （按Ctrl+C结束）\n`);
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));

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
