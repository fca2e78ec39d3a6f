import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/**
 * Which source a project is: its version, the day and the commit. A package says it of itself; elsewhere git is asked. Where
 * there is none, as in a ZIP of the repository, or something is changed since, the files' digest stands for what they are.
 * @param root folder of the project @param files those that are packed, below it
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

/** What a person reads of it. */
export function versionText({ version, date, commit, changes }) {
  return `notes-site ${version} (${[date, commit, changes].filter(Boolean).join(", ")})`;
}

/** Whether git knows this project, and not only a folder around it. */
function ofOwnRepository(root) {
  const top = git(root, "rev-parse", "--show-toplevel");
  return top !== "" && realpathSync(top) === realpathSync(root);
}

/** What git says; nothing where it is not installed, or fails. */
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

/** Reads a file of JSON. */
export function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
