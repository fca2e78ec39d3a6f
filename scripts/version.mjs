import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/**
 * Returns the version, date and commit of a project, and a digest of its files.
 * `changes` is the beginning of the digest if files have changed since the commit, or if there is
 * no repository, as in a ZIP of the project; otherwise null.
 * @param root folder of the project
 * @param files the packed files, relative to the root
 */
export function sourceOf(root, files) {
  const { version } = readJson(path.join(root, "package.json"));
  const [commit = null, day = today()] = ofOwnRepository(root)
    ? git(root, "log", "-1", "--format=%h %cs").split(" ")
    : [];
  const isChanged = commit === null || git(root, "status", "--porcelain", "--", ...files) !== "";
  const digest = digestOf(root, files);
  return { version, date: isChanged ? today() : day, commit, changes: isChanged ? digest.slice(0, 7) : null, digest };
}

/** Returns the version as text for people. */
export function versionText({ version, date, commit, changes }) {
  return `notes-site ${version} (${[date, commit, changes].filter(Boolean).join(", ")})`;
}

/** Returns whether the project is the root of a git repository, rather than a folder inside one. */
function ofOwnRepository(root) {
  const top = git(root, "rev-parse", "--show-toplevel");
  return top !== "" && realpathSync(top) === realpathSync(root);
}

/** Returns the output of a git command, or an empty string if git is not installed or fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

function digestOf(root, files) {
  const digest = createHash("sha256");
  for (const file of files.filter((one) => existsSync(path.join(root, one))))
    digest.update(file).update(readFileSync(path.join(root, file)));
  return digest.digest("hex");
}

const today = () => new Date().toLocaleDateString("sv");

/** Reads a JSON file. */
export function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
