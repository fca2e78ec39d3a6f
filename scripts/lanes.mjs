import { execFileSync, spawnSync } from "node:child_process";
import { jest, playwright, script } from "./checks.mjs";

/** Matches paths whose change is an upgrade. */
const upgrade = /^package(?:-lock)?\.json$/;

/**
 * Checks that only upgrades, imports and a few other changes break. `npm run test:nightly` runs all
 * of them after a build. `npm test` runs those that the current change can break.
 * - `isBrokenBy`: returns whether a change of the given files can break the check
 * - `program`: a program that the check needs and `npm test` does not install; `npm test` skips the
 *   check without it
 */
const nightlyChecks = [
  {
    name: "imports of other projects",
    run: jest("imports", "--roots", "packages"),
    isBrokenBy: importsDependOn,
  },
  {
    name: "imported sites",
    run: { command: ["node", "scripts/run-ts.mjs", "scripts/build-second-sites.ts", "--imported"] },
    isBrokenBy: importsDependOn,
  },
  {
    name: "commands one after the other",
    run: playwright("nightly", "--project=nightly"),
    isBrokenBy: anyOf(upgrade, /^(?:scripts\/[^/]+\.[mc]js$|src\/gatsby\/|gatsby-[^/]+$|e2e\/nightly\/)/),
  },
  {
    name: "10,000 random articles and inputs",
    run: { ...jest("random", "random-articles", "random-input"), env: { RANDOM_CASES: "10000" } },
    isBrokenBy: anyOf(/\/random-(?:articles|input)\.test\.ts$/),
  },
  {
    name: "reproducible builds",
    run: script("check:reproducible"),
    isBrokenBy: anyOf(/^scripts\/check-reproducible\.mjs$/),
  },
  {
    name: "package for another folder",
    run: script("check:package"),
    isBrokenBy: anyOf(/^scripts\/(?:check-package|pack|folder-copy)\.mjs$/),
  },
  {
    name: "targets of the search",
    run: script("bench:search"),
    isBrokenBy: anyOf(/^bench\/search\//),
  },
  {
    name: "Firefox and WebKit",
    run: script("test:engines"),
    isBrokenBy: anyOf(/^e2e\/engines\//),
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
    ({ isBrokenBy, program }) => isBrokenBy(changed) && (program === undefined || isInstalled(program)),
  );
}

function anyOf(...patterns) {
  return (changed) => changed.some((file) => patterns.some((pattern) => pattern.test(file)));
}

/**
 * Returns whether a change can break the imports: an upgrade, a change in packages/ or jest.config,
 * a change of the end-to-end tests' imported sites, or a change of code that a test in packages/
 * runs.
 */
function importsDependOn(changed) {
  if (anyOf(upgrade, /^packages\//, /^jest\.config/, /^e2e\/support\/imported-sites/)(changed)) return true;
  if (changed.length === 0) return false;
  const { stdout, status } = spawnSync("npx", ["jest", "--listTests", "--findRelatedTests", ...changed], {
    encoding: "utf8",
  });
  return status !== 0 || /[\\/]packages[\\/].*\.test\.ts$/m.test(stdout);
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
