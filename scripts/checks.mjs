// The checks of `npm test` and `npm run test:nightly`, and the lines that sum them up.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { jestFailures, outputFailures, playwrightFailures } from "./failures.mjs";
import { environment, runQuietly } from "./lib.mjs";

/** Folders for the JSON reports of Jest and Playwright, and for the output of every check. */
const [reports, logs] = ["test-results/reports", "test-results/logs"];

/** The number of lines of a failed check's output that the console shows. */
const shownLines = 15;

/** The outcome of each check: its number of passed tests, and its failures, one line each. */
const outcomes = [];

/** Deletes the reports and logs of the last run. */
export function clearReports() {
  for (const folder of [reports, logs]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
}

/**
 * Runs one check. Its output goes to a log. If the check fails, the console shows the end of its
 * output.
 * @param report the JSON report that the command writes, if any, and the function that reads
 * failures from it
 * @returns whether the check passed
 */
export async function check(name, { command: [command, ...args], env = {}, report }) {
  const started = performance.now();
  const log = path.join(logs, `${name.replace(/\W+/g, "-")}.log`);
  console.log(`▶ ${name} (${log})`);
  const { status, output } = await runQuietly(command, args, {
    env: { ...environment, ...env },
    onOutput: (text) => appendFileSync(log, text),
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const isPassed = status === 0;
  console.log(`${isPassed ? "✔" : "✖"} ${name} (${seconds} s)`);
  if (!isPassed) {
    console.log(output.trimEnd().split("\n").slice(-shownLines).join("\n"));
  }
  const written = report && existsSync(report.file) ? JSON.parse(readFileSync(report.file, "utf8")) : {};
  const failures = report?.failuresIn(written, process.cwd()) ?? [];
  outcomes.push({
    passed: written.numPassedTests ?? written.stats?.expected ?? 0,
    // A failed check that is not a test must still count as a failure.
    failures: isPassed || failures.length > 0 ? failures : outputFailures(name, output, log),
  });
  return isPassed;
}

/** Returns the command that runs an npm script. */
export const script = (name) => ({ command: ["npm", "run", "--silent", name] });

/** The command that builds the small sites for browser tests. */
export const secondSites = { command: ["node", "scripts/run-ts.mjs", "scripts/build-second-sites.ts"] };

/**
 * Returns the command that runs Jest.
 * @param name part of the report's file name
 */
export function jest(name, ...args) {
  const file = `${reports}/jest-${name}.json`;
  const written = ["--json", `--outputFile=${file}`, "--testLocationInResults", "--silent"];
  return { command: ["npx", "jest", "--ci", ...written, ...args], report: { file, failuresIn: jestFailures } };
}

/**
 * Returns the command that runs Playwright.
 * @param name part of the report's file name
 */
export function playwright(name, ...args) {
  const file = `${reports}/playwright-${name}.json`;
  return {
    command: ["npx", "playwright", "test", ...args],
    env: { E2E_REPORT: file },
    report: { file, failuresIn: playwrightFailures },
  };
}

/**
 * Prints the failures, one line each, and the totals of all checks as the last line.
 * @returns the exit code: 1 if there are failures, otherwise 0
 */
export function sumUp() {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}
