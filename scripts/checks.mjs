// The checks of `npm test` and `npm run test:nightly`, and the line that sums them up.
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { environment, runQuietly } from "./lib.mjs";

/** Folder of the JSON reports of Jest and Playwright. */
export const reports = "test-results/reports";

let failedChecks = 0;

/** Deletes the reports of the last run. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/**
 * Runs one check. It prints the output when the check has ended, so that the output of parallel
 * checks stays readable.
 * @returns whether the check passed
 */
export async function check(name, [command, ...args], env = {}) {
  const started = performance.now();
  const { status, output } = await runQuietly(command, args, { env: { ...environment, ...env } });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n▶ ${name} (${seconds} s)\n${output.trimEnd()}`);
  if (status !== 0) {
    failedChecks += 1;
    console.log(`✖ ${name} failed`);
  }
  return status === 0;
}

/** A script of package.json as a command. */
export const script = (name) => ["npm", "run", "--silent", name];

/**
 * Jest as a command.
 * @param name name of its report
 */
export function jest(name, ...args) {
  const report = `--outputFile=${reports}/jest-${name}.json`;
  return ["npx", "jest", "--ci", "--json", report, "--testLocationInResults", "--silent", ...args];
}

/**
 * Playwright as a command, with the variables it needs.
 * @param name name of its report
 */
export function playwright(name, ...args) {
  return [["npx", "playwright", "test", ...args], { E2E_REPORT: `${reports}/playwright-${name}.json` }];
}

/**
 * Prints the sum of all reports as the last line.
 * @returns the exit code
 */
export function sumUp() {
  const jestReports = reportsOf("jest");
  const playwrightReports = reportsOf("playwright");
  const flaky = playwrightReports.flatMap(({ suites }) => flakyTests(suites));
  if (flaky.length > 0)
    console.log(`\nFlaky, passed only when tried again:\n${flaky.map((test) => `  ${test}`).join("\n")}`);
  const passed = sum(jestReports, "numPassedTests") + sum(statsOf(playwrightReports), "expected");
  const broken =
    sum(jestReports, "numFailedTests") +
    sum(jestReports, "numRuntimeErrorTestSuites") +
    sum(statsOf(playwrightReports), "unexpected");
  // A failed check that is not a test must still count as a failure.
  const failed = Math.max(broken, failedChecks);
  console.log(`\n${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`);
  return failed === 0 ? 0 : 1;
}

const statsOf = (all) => all.map(({ stats }) => stats);
const sum = (all, key) => all.reduce((total, one) => total + (one[key] ?? 0), 0);

function reportsOf(runner) {
  return readdirSync(reports)
    .filter((file) => file.startsWith(`${runner}-`))
    .map((file) => JSON.parse(readFileSync(path.join(reports, file), "utf8")));
}

/** Files and titles of the tests that Playwright's report calls flaky. */
function flakyTests(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `e2e/${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);
}
