import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import picomatch from "picomatch";
import { jest, playwright, script } from "./checks.mjs";

/** Files whose change is an upgrade. */
const upgrade = ["package.json", "package-lock.json"];

/**
 * Files and tests of the imports. An upgrade breaks them, a change of packages/ or of the imported
 * sites in the end-to-end tests, and a change of code that a test in packages/ runs.
 */
const imports = {
  files: [...upgrade, "packages/**", "jest.config.ts", "e2e/support/imported-sites.ts"],
  testsIn: "packages",
};

/**
 * Checks that only upgrades, imports and a few other changes break. `npm run test:nightly` runs all
 * of them after a build. `npm test` runs those that the current change can break.
 * - `files`: globs of the files whose change can break the check; each must match a file
 * - `testsIn`: a folder with tests; a change of code that one of them runs can break the check, too
 * - `program`: a program that the check needs and `npm test` does not install; `npm test` skips the
 *   check without it
 */
export const nightlyChecks = [
  {
    name: "imports of other projects",
    run: jest("imports", "--roots", "packages"),
    ...imports,
  },
  {
    name: "imported sites",
    run: { command: ["node", "scripts/run-ts.mjs", "scripts/build-second-sites.ts", "--imported"] },
    ...imports,
  },
  {
    name: "commands one after the other",
    run: playwright("nightly", "--project=nightly"),
    files: [...upgrade, "scripts/*.mjs", "scripts/*.cjs", "src/gatsby/**", "gatsby-*", "e2e/nightly/**"],
  },
  {
    name: "10,000 random articles and inputs",
    run: { ...jest("random", "random-articles", "random-input"), env: { RANDOM_CASES: "10000" } },
    files: ["src/**/random-articles.test.ts", "src/**/random-input.test.ts"],
  },
  {
    name: "reproducible builds",
    run: script("check:reproducible"),
    files: ["scripts/check-reproducible.mjs"],
  },
  {
    name: "package for another folder",
    run: script("check:package"),
    files: ["scripts/check-package.mjs", "scripts/pack.mjs", "scripts/folder-copy.mjs"],
  },
  {
    name: "targets of the search",
    run: script("bench:search"),
    files: ["bench/search/**"],
  },
  {
    name: "Firefox and WebKit",
    run: script("test:engines"),
    files: ["e2e/engines/**"],
    program: "xvfb-run",
  },
];

/**
 * Returns all nightly checks, or those that the changes since the branch left origin can break and
 * whose program is installed.
 */
export function nightlyChecksFor({ all }) {
  if (all) return nightlyChecks;
  const changed = changedFiles();
  return nightlyChecks.filter(
    (check) => isBroken(check, changed) && (check.program === undefined || isInstalled(check.program)),
  );
}

/**
 * Returns whether a change can break a nightly check.
 * @param {{ readonly files: readonly string[], readonly testsIn?: string }} check
 * @param {readonly string[]} changed the files that the change touches
 */
export function isBroken({ files, testsIn }, changed) {
  if (someMatch(changed, files)) return true;
  return testsIn !== undefined && changed.length > 0 && runIn(testsIn, changed);
}

/** Returns whether a test in a folder runs one of the given files. */
function runIn(folder, changed) {
  const { stdout, status } = spawnSync("npx", ["jest", "--listTests", "--findRelatedTests", ...changed], {
    encoding: "utf8",
  });
  const tests = stdout.split("\n").map((file) => path.relative(".", file));
  return status !== 0 || someMatch(tests, [`${folder}/**/*.test.ts`]);
}

function someMatch(files, globs) {
  const isMatch = picomatch(globs);
  return files.some((file) => isMatch(file));
}

/**
 * Lists committed, uncommitted and untracked files since the branch left origin. If there is no
 * origin or no new commit, lists those since the previous commit. Returns none without git.
 */
function changedFiles() {
  try {
    const base = hasOrigin() ? git("merge-base", "HEAD", "origin/HEAD") : "";
    const since = base === "" || base === git("rev-parse", "HEAD") ? "HEAD~1" : base;
    const lists = [git("diff", "--name-only", since), git("ls-files", "--others", "--exclude-standard")];
    return lists.join("\n").split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

function hasOrigin() {
  return spawnSync("git", ["rev-parse", "--verify", "--quiet", "origin/HEAD"]).status === 0;
}

function git(...args) {
  return execFileSync("git", ["-c", "core.quotePath=false", ...args], { encoding: "utf8", stdio: "pipe" }).trim();
}

function isInstalled(program) {
  return spawnSync(program, ["--help"]).error === undefined;
}
