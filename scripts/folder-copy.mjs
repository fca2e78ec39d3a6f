import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { environment, installPackages } from "./lib.mjs";

/** Gatsby's and npm's folders, which are kept after an upgrade. */
const kept = new Set([".cache", "node_modules"]);
/** Folders that builds write for the owner. The copy links to them. */
const linked = ["public", "deploy"];

/**
 * Copies the packaged project to `.notes-site` in an owner's folder, because Gatsby compiles no
 * code inside node_modules. Installs the project's packages there from the project's lock file.
 * Changes the working directory to the copy.
 * @param project the project's folder in the package
 * @param folder the owner's folder
 * @returns the folder of the copy
 */
export async function prepareCopy({ project, folder, words }) {
  const work = path.join(folder, ".notes-site");
  if (!isCurrent(project, work)) renew({ project, folder, work });
  process.chdir(work);
  // npm does not pack .npmrc, so its settings are passed in the environment. They apply only to
  // this installation, because with `omit=dev` npm would run commands with NODE_ENV=production.
  const env = { ...environment, npm_config_omit: "dev", npm_config_ignore_scripts: "true" };
  await installPackages({ env, words });
  return work;
}

const manifestOf = (project) => path.join(project, "../package.json");

/**
 * Returns whether the copy contains the installed version. The package's manifest is copied last,
 * so a copy that contains it is complete.
 */
function isCurrent(project, work) {
  const copied = path.join(work, "copied.json");
  return existsSync(copied) && readFileSync(copied, "utf8") === readFileSync(manifestOf(project), "utf8");
}

function renew({ project, folder, work }) {
  for (const name of linked) mkdirSync(path.join(folder, name), { recursive: true });
  mkdirSync(work, { recursive: true });
  for (const name of readdirSync(work)) if (!kept.has(name)) rmSync(path.join(work, name), { recursive: true });
  cpSync(project, work, { recursive: true });
  for (const name of linked) symlinkSync(path.join("..", name), path.join(work, name));
  cpSync(manifestOf(project), path.join(work, "copied.json"));
}
