import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mustRun, run } from "./lib.mjs";

/**
 * Chromium's headless shell. It has Chromium's engine and runs the end-to-end tests twice as fast
 * as the full browser.
 */
const headlessShell = "/usr/bin/chromium-headless-shell";

const usualPlaces = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Returns the path of the browser in `CHROMIUM_PATH`, or else of an installed Chromium or Chrome.
 * Returns undefined if there is none.
 */
export function installedChromium() {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
}

/**
 * Finds a Chromium for the end-to-end tests: the one in `CHROMIUM_PATH`, or an installed one.
 * As root on Debian, first tries to install the headless shell if it is missing, and installs
 * Chromium if no browser is found. Otherwise installs Playwright's own Chromium if no browser is
 * found.
 * @returns its path; undefined for Playwright's own
 * @throws Error if `CHROMIUM_PATH` names a missing file
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}: there is no such file`);
  if (named === undefined && !existsSync(headlessShell) && isDebianRoot()) {
    tryDebianPackages(["chromium-headless-shell", "fonts-noto-cjk"]);
  }
  const found = installedChromium();
  if (found) return found;
  if (isDebianRoot()) {
    // Older systems have no separate package for the headless shell.
    installDebianPackages(["chromium", "fonts-noto-cjk"]);
    return "/usr/bin/chromium";
  }
  mustRun("npx", ["playwright", "install", "chromium"]);
  return undefined;
}

/**
 * Returns the path of nginx for the end-to-end tests. As root on Debian, installs nginx if it is
 * missing. Otherwise returns undefined if it is missing.
 */
export function findNginx() {
  const place = "/usr/sbin/nginx";
  if (!existsSync(place) && isDebianRoot()) installDebianPackages(["nginx-light"]);
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
