// Serves public/ for the end-to-end tests with the nginx configuration that the project ships; without nginx by Gatsby's
// own server, so that the tests also run where neither Debian nor root is at hand.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const port = Number(process.env.E2E_PORT ?? 9100);
const root = path.resolve(process.env.E2E_ROOT ?? "public");
/** Folder of the host that the site stands in, "" or `/notes`; it has to be built for it. */
const prefix = process.env.E2E_PREFIX ?? "";
const nginx = process.env.NGINX_PATH ?? "/usr/sbin/nginx";
/** Debian's module, which sends the .br files. */
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const hasBrotli = existsSync(brotli);

const child = existsSync(nginx) ? startNginx() : startGatsby();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill());
child.on("exit", (code) => process.exit(code ?? 0));

function startNginx() {
  const dir = mkdtempSync(path.join(tmpdir(), "jieneng-nginx-"));
  const site = readFileSync(path.join(root, "../deploy/generated/nginx.conf"), "utf8")
    .replace("listen 8080;", `listen ${port};`)
    .replace(/^ {4}root [^;]+;/m, `    root ${prefix ? hostWithFolder(dir) : root};`);
  writeFileSync(path.join(dir, "site.conf"), site);
  writeFileSync(
    path.join(dir, "nginx.conf"),
    `${hasBrotli ? `load_module ${brotli};` : ""}
worker_processes 1;
daemon off;
pid ${dir}/nginx.pid;
error_log stderr warn;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  ${hasBrotli ? "brotli_static on;" : ""}
  include ${dir}/site.conf;
}
`,
  );
  return spawn(nginx, ["-c", path.join(dir, "nginx.conf"), "-p", dir, "-e", "stderr"], { stdio: "inherit" });
}

/** A host's root folder in which the site is one folder among others. */
function hostWithFolder(dir) {
  const host = path.join(dir, "host");
  mkdirSync(path.join(host, path.dirname(prefix)), { recursive: true });
  symlinkSync(root, path.join(host, prefix));
  return host;
}

function startGatsby() {
  const args = ["gatsby", "serve", "--port", String(port), ...(prefix ? ["--prefix-paths"] : [])];
  return spawn("npx", args, { cwd: path.dirname(root), stdio: "inherit" });
}
