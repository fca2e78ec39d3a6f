import { execFileSync, spawnSync } from "node:child_process";

/**
 * Whether the packages and their imports are unchanged since the branch left origin; on the main
 * branch, since the previous commit. In CI, and without git, everything counts as changed.
 */
export function arePackagesUnchanged() {
  if (process.env.CI) return false;
  const changed = changedFiles();
  if (changed === null || changed.some((file) => /^(?:packages\/|package(?:-lock)?\.json$|jest\.config)/.test(file)))
    return false;
  const { stdout, status } = spawnSync("npx", ["jest", "--listTests", "--findRelatedTests", ...changed], {
    encoding: "utf8",
  });
  return status === 0 && !/[\\/]packages[\\/].*\.test\.ts$/m.test(stdout);
}

/** Committed, uncommitted and untracked files; null if git fails. */
function changedFiles() {
  try {
    const base = hasOrigin() ? git("merge-base", "HEAD", "origin/HEAD") : "";
    const since = base === "" || base === git("rev-parse", "HEAD") ? "HEAD~1" : base;
    const lists = [git("diff", "--name-only", since), git("ls-files", "--others", "--exclude-standard")];
    return lists.join("\n").split("\n").filter(Boolean);
  } catch {
    return null;
  }
}

function hasOrigin() {
  return spawnSync("git", ["rev-parse", "--verify", "--quiet", "origin/HEAD"]).status === 0;
}

function git(...args) {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], { encoding: "utf8", stdio: "pipe" }).trim();
}
