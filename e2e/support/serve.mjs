// Serves a built site (public/, or E2E_ROOT) for the end-to-end tests, with the project's nginx
// configuration. Without nginx it uses the server of npm run serve, so that the tests also run
// where nginx cannot be installed.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const port = Number(process.env.E2E_PORT ?? 9100);
const root = path.resolve(process.env.E2E_ROOT ?? "public");
/** Path prefix on the host, such as `/notes`, or "". The site must be built for it. */
const prefix = process.env.E2E_PREFIX ?? "";
const nginx = process.env.NGINX_PATH ?? "/usr/sbin/nginx";

if (!existsSync(root)) {
  throw new Error(
    `${root} is missing: npm run build builds public/, node scripts/run-ts.mjs scripts/build-second-sites.ts the others`,
  );
}
const child = existsSync(nginx) ? startNginx() : startPlain();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill());
child.on("exit", (code) => process.exit(code ?? 0));

function startNginx() {
  const dir = mkdtempSync(path.join(tmpdir(), "site-nginx-"));
  const site = readFileSync(path.join(root, "../deploy/generated/nginx.conf"), "utf8")
    .replace("listen 8080;", `listen ${port};`)
    .replace(/^ {4}root [^;]+;/m, `    root ${prefix ? hostWithFolder(dir) : root};`);
  writeFileSync(path.join(dir, "site.conf"), site);
  writeFileSync(
    path.join(dir, "nginx.conf"),
    `worker_processes 1;
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
  include ${dir}/site.conf;
}
`,
  );
  const server = spawn(nginx, ["-c", path.join(dir, "nginx.conf"), "-p", dir, "-e", "stderr"], { stdio: "inherit" });
  return server.on("exit", () => rmSync(dir, { recursive: true, force: true }));
}

/** Creates a root folder with the site in a subfolder. */
function hostWithFolder(dir) {
  const host = path.join(dir, "host");
  mkdirSync(path.join(host, path.dirname(prefix)), { recursive: true });
  symlinkSync(root, path.join(host, prefix));
  return host;
}

function startPlain() {
  const env = { ...process.env, PORT: String(port) };
  return spawn("node", [path.resolve("scripts/notes-site.cjs"), "serve"], {
    cwd: path.dirname(root),
    env,
    stdio: "inherit",
  });
}
