import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { environment, installPackages } from "./lib.mjs";

/** Outlives an upgrade: what Gatsby and npm keep. */
const kept = new Set([".cache", "node_modules"]);
/** What builds write for the owner: the copy has links to his folders. */
const linked = ["public", "deploy"];

/**
 * Copies the project of the package to `.notes-site` of an owner's folder, since Gatsby compiles no code inside node_modules,
 * and installs its packages there by its own lock file: those that it was tested with. Goes there.
 * @param project the folder in the package @param folder the owner's
 * @returns the copy's folder
 */
export async function prepareCopy({ project, folder, words }) {
  const work = path.join(folder, ".notes-site");
  if (!isCurrent(project, work)) renew({ project, folder, work });
  process.chdir(work);
  // npm leaves .npmrc out of packages. Only here: where it omits packages of development, it calls what it runs production.
  const env = { ...environment, npm_config_omit: "dev", npm_config_ignore_scripts: "true" };
  await installPackages({ env, words });
  return work;
}

const manifestOf = (project) => path.join(project, "../package.json");

/** Whether the copy is that of the installed version: the package's manifest is written last. */
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
