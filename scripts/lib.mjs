import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isWatched, showProgress } from "./progress.mjs";

/** The environment for all commands. It turns off telemetry and update notices. */
export const environment = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NO_UPDATE_NOTIFIER: "1" };

/**
 * Gatsby's command line program. Node runs it directly, because npx would not pass signals on to
 * it.
 */
export const gatsby = path.resolve("node_modules/gatsby/cli.js");

const compiler = path.resolve("scripts/compile-gatsby-files.cjs");

/**
 * Returns the environment variables for Gatsby. They make its processes load
 * scripts/compile-gatsby-files.cjs first.
 * @param options additional options for Node
 */
export function gatsbyEnvironment(options = []) {
  const all = [`--require ${JSON.stringify(compiler)}`, ...options, process.env.NODE_OPTIONS ?? ""];
  return { ...environment, GATSBY_LOGGER: "yurnalist", NODE_OPTIONS: all.join(" ").trim() };
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Passes signals that would end this process on to a child process, until the returned function is
 * called.
 */
export function forwardSignals(child) {
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}

/** Runs a command in the foreground and passes signals on to it. Resolves with its exit code. */
export async function runForeground(command, args, options = {}) {
  const child = spawn(command, args, { stdio: "inherit", env: environment, ...options });
  const stop = forwardSignals(child);
  const [status] = await once(child, "close");
  stop();
  return status ?? 130;
}

/** Runs a command in the foreground and returns its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: environment, ...options });
  if (error) throw error;
  return status ?? 1;
}

/**
 * Runs a command without showing its output. Resolves with its exit code and output.
 * @param onOutput receives each chunk of the output immediately
 */
export function runQuietly(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: environment, ...options });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => {
        output += chunk;
        onOutput?.(chunk);
      });
    }
    child.on("error", reject);
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Runs a command, and exits the program if it fails, because later steps depend on it. */
export function mustRun(command, args, options) {
  const status = run(command, args, options);
  if (status !== 0) process.exit(status);
}

const stamp = "node_modules/.installed-lock";

/**
 * Installs the packages of package-lock.json, unless exactly those are installed.
 * Ctrl+C kills npm immediately. Otherwise npm would roll the installation back for a minute or two,
 * even while the next command starts. The next `npm ci` removes what is left.
 */
export async function installPackages({ env = environment, words }) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockDigest()) return;
  requireRoom(words);
  const packages = lockedPackages(env.npm_config_omit === "dev");
  const progress = isWatched
    ? showProgress((seconds) => words.installed(presentOf(packages), packages.length, seconds))
    : null;
  if (progress === null) console.log(words.installing);
  // An interrupted installation must not look like the previous complete one.
  rmSync(stamp, { force: true });
  const args = ["ci", "--no-audit", "--no-fund", ...(progress ? ["--no-progress", "--loglevel=error"] : [])];
  const npm = spawn("npm", args, { stdio: "inherit", env });
  const stop = () => npm.kill("SIGKILL");
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const [status] = await once(npm, "close");
  process.off("SIGINT", stop);
  process.off("SIGTERM", stop);
  progress?.stop();
  if (status === null) process.exit(130);
  if (status !== 0) throw new Error(isFull() ? words.machine.full : words.installFailed);
  writeFileSync(stamp, lockDigest());
}

/** Lists the folders of the packages in package-lock.json that are installed on every machine. */
function lockedPackages(withoutDev) {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const isInstalled = ([name, { link, dev, optional }]) =>
    name.startsWith("node_modules/") && !link && !optional && !(withoutDev && dev);
  return Object.entries(packages)
    .filter(isInstalled)
    .map(([name]) => name);
}

/** Returns how many of the packages npm has already written to node_modules. */
function presentOf(packages) {
  return packages.filter((name) => existsSync(path.join(name, "package.json"))).length;
}

/** Size of the installed packages in MB. */
const packagesSize = 1000;

/**
 * Checks the free space on the disk.
 * @throws Error with a user-facing message if the disk has no room for the packages
 */
function requireRoom(words) {
  const free = freeMegabytes();
  if (free < packagesSize) throw new Error(words.machine.noRoom(free, packagesSize));
}

/** Returns whether a command may have failed because the disk is full. */
export function isFull() {
  return freeMegabytes() < 10;
}

function freeMegabytes() {
  const { bavail, bsize } = statfsSync(".");
  return Math.floor((bavail * bsize) / 1e6);
}

function lockDigest() {
  return createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
}
