import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mustRun, run } from "./lib.mjs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** An installed Chromium or Chrome, or the one `CHROMIUM_PATH` names; undefined where there is none. */
export function installedChromium() {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
}

/**
 * A Chromium for the end-to-end tests: `CHROMIUM_PATH`, else an installed one, else Debian's (as root), else Playwright's own.
 * @returns its path, or undefined where Playwright finds its own
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}: there is no such file`);
  const found = installedChromium();
  if (found) return found;
  if (isDebianRoot()) {
    installDebianPackages(["chromium", "fonts-noto-cjk"]);
    return usualPlaces[0];
  }
  mustRun("npx", ["playwright", "install", "chromium"]);
  return undefined;
}

/** The nginx the tests serve the site with: an installed one, else Debian's as root; undefined elsewhere. */
export function findNginx() {
  const place = "/usr/sbin/nginx";
  const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  if (!existsSync(place) && isDebianRoot()) installDebianPackages(["nginx-light"]);
  // Older systems have no such package; the tests then skip what needs it.
  if (existsSync(place) && !existsSync(brotli) && isDebianRoot()) tryDebianPackages(["libnginx-mod-http-brotli-static"]);
  return existsSync(place) ? place : undefined;
}

function isDebianRoot() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

function installDebianPackages(names) {
  const status = tryDebianPackages(names);
  if (status !== 0) process.exit(status);
}

function tryDebianPackages(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], { env });
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], { env });
}
