// npm run check:reproducible: compares builds of the site byte for byte.
// It builds from clean caches in two folders, with warm caches, after builds that were killed,
// and after edits with both warm and clean caches.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environment, mustRun } from "./lib.mjs";
import { workingCopy } from "./working-copy.mjs";

/** When builds are killed, as fractions of a cold build's duration. */
const killedAt = [0.1, 0.35, 0.6, 0.8, 0.95];
const built = ["public", "deploy/generated"];
const copies = [workingCopy({ history: true }), workingCopy({ history: true })];
try {
  build(copies[1].dir);
  const started = performance.now();
  build(copies[0].dir);
  const duration = performance.now() - started;
  let different = compare("two folders");
  build(copies[0].dir);
  different += compare("a second build");
  for (const share of killedAt) {
    await killedBuild(copies[0].dir, share * duration);
    build(copies[0].dir);
    different += compare(`after one killed at ${share * 100} %`);
  }
  for (const { dir } of copies) edit(dir);
  build(copies[0].dir);
  removeCaches(copies[1].dir);
  build(copies[1].dir);
  different += compare("after edits");
  process.exitCode = different === 0 ? 0 : 1;
} finally {
  for (const { remove } of copies) remove();
}

function build(dir) {
  mustRun("npm", ["run", "build"], { cwd: dir, env: environmentOf(dir) });
}

/**
 * Returns the environment for a build in one of the copies. The copies share their packages, but
 * each has its own picture cache.
 */
function environmentOf(dir) {
  return { ...environment, PICTURE_CACHE: path.join(dir, ".cache/pictures") };
}

/** Edits a page, starts a build from a clean cache, kills the build, and restores the page. */
async function killedBuild(dir, after) {
  removeCaches(dir);
  const file = path.join(dir, "content/pages/about.mdx");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}\n这一句不该留下。\n`);
  const child = spawn("npm", ["run", "build"], { cwd: dir, env: environmentOf(dir), detached: true, stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("exit", resolve));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, after))]);
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // The build ended before it was killed.
  }
  await ended;
  writeFileSync(file, text);
}

function removeCaches(dir) {
  for (const folder of [".cache", "public"]) rmSync(path.join(dir, folder), { recursive: true, force: true });
}

/** Changes the site's title, the title of every fifth page, and the text of every third page. */
function edit(dir) {
  const content = path.join(dir, "content");
  const change = (name, to) => {
    const file = path.join(content, name);
    writeFileSync(file, to(readFileSync(file, "utf8")));
  };
  change("site.yml", (text) => text.replace(/^title: .*$/m, "$&二"));
  const notes = readdirSync(content, { recursive: true }).filter((name) => /\.mdx?$/.test(name));
  for (const [index, name] of notes.sort().entries()) {
    if (index % 5 === 0) change(name, (text) => text.replace(/^title: .*[^"'\n]$/m, "$&二"));
    if (index % 3 === 0) change(name, (text) => `${text}\n又写一句。\n`);
  }
}

/**
 * Prints the differences between the two folders.
 * @returns the number of files that differ
 */
function compare(what) {
  const [one, other] = copies.map(({ dir }) => filesOf(dir));
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  const different = names.filter((name) => !(one.get(name) && other.get(name)?.equals(one.get(name))));
  for (const name of different) console.log(`✖ ${name}: ${difference(one.get(name), other.get(name))}`);
  console.log(`${what}: ${names.length} files, ${different.length} different`);
  return different.length;
}

function filesOf(dir) {
  const names = built.flatMap((folder) =>
    readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name))),
  );
  return new Map(names.map((name) => [name, readFileSync(path.join(dir, name))]));
}

function difference(one, other) {
  if (!one || !other) return "is in one of them only";
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const around = (bytes) => JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 40).toString("latin1"));
  return `first differs at ${at}:\n    ${around(one)}\n    ${around(other)}`;
}
