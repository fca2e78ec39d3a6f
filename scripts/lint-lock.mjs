// npm run lint:lock: checks package-lock.json and the warnings that an installation prints.
// The lock file must list the optional dependencies of all packages, which are their builds for
// each platform. npm leaves out the builds for other platforms if it cannot fetch them, or if it
// updates the lock file from an installed node_modules (https://github.com/npm/cli/issues/4828).
// `npm ci` then fails on other platforms or installs no build.
// Packages must have an integrity hash and must not name a registry.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const problems = [];

for (const [place, { optionalDependencies = {}, resolved, integrity, link, inBundle }] of Object.entries(packages)) {
  // Skips this project, its workspaces and the links to them, because they do not come from a
  // registry.
  if (link || !place.includes("node_modules/")) continue;
  if (resolved !== undefined) problems.push(`${place} names the registry it came from, which others may not reach`);
  if (integrity === undefined && !inBundle) problems.push(`${place} has no integrity`);
  // Reads the installed package's manifest too, because the lock file may lack this list.
  const said = { ...optionalDependencies, ...installed(place) };
  for (const name of Object.keys(said)) {
    if (!isLocked(name, place)) problems.push(`${name}, an optional package of ${place}, is missing`);
  }
}

if (problems.length > 0) {
  console.error(
    `package-lock.json is not whole:\n${problems.map((problem) => `  ${problem}`).join("\n")}\n\nDelete node_modules, write the file again with npm install, and run this check again. If packages are still missing, choose a version of the package whose builds are all on the registry.`,
  );
  process.exit(1);
}

// npm's warnings are the first thing that a new owner sees. They concern packages that require
// another version of Node or React. `overrides` in package.json and older versions avoid them.
const warnings = installWarnings();
if (warnings.length > 0) {
  console.error(`An installation prints warnings:\n${warnings.map((line) => `  ${line}`).join("\n")}`);
  process.exit(1);
}

/**
 * Returns the errors that npm would print during an installation, and its warnings about unsuitable
 * Node versions and peer dependencies. Does a dry run in a copy without node_modules and without
 * the network.
 */
function installWarnings() {
  const folder = mkdtempSync(path.join(tmpdir(), "lock-"));
  try {
    const manifests = readdirSync("packages").map((name) => `packages/${name}/package.json`);
    for (const file of ["package.json", "package-lock.json", ".npmrc", ...manifests])
      cpSync(file, path.join(folder, file));
    const options = { cwd: folder, encoding: "utf8", shell: process.platform === "win32" };
    const { stderr } = spawnSync("npm", ["ci", "--dry-run", "--offline", "--loglevel=warn"], options);
    return stderr.split("\n").filter((line) => /EBADENGINE {3}package|ERESOLVE|npm error/.test(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function installed(place) {
  const file = `${place}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).optionalDependencies : undefined;
}

/**
 * Returns whether the lock file contains a package where Node looks for it: in the node_modules of
 * the dependent package, then in those of its parent folders.
 */
function isLocked(name, place) {
  const folders = [""];
  for (let folder = place; folder !== ""; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    folders.push(`${folder}/`);
  }
  return folders.some((folder) => packages[`${folder}node_modules/${name}`] !== undefined);
}
