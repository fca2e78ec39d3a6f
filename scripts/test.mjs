// npm test: everything that must hold before a change lands, in one command. The last line sums Jest and Playwright.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { environment, installPackages, run } from "./lib.mjs";

installPackages();
const { findChromium, findNginx } = await import("./chromium.mjs");

const reports = "test-results/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Checks whose failure fails the run; each is independent, so all of them are reported. */
const checks = [
  ["format and lint", ["npx", "biome", "ci", "."]],
  ["import directions", ["npm", "run", "--silent", "lint:imports"]],
  ["content", ["npm", "run", "--silent", "lint:content"]],
  ["programs", ["npm", "run", "--silent", "lint:programs"]],
];

let failedChecks = 0;
const check = (name, [command, ...args], env = environment) => {
  console.log(`\n▶ ${name}`);
  const status = run(command, args, { env });
  if (status !== 0) {
    failedChecks += 1;
    console.log(`✖ ${name} failed`);
  }
  return status === 0;
};

for (const [name, command] of checks) check(name, command);
check("unit tests", [
  "npx",
  "jest",
  "--ci",
  "--json",
  `--outputFile=${reports}/jest.json`,
  "--testLocationInResults",
  "--silent",
]);
const built = check("production build", ["npm", "run", "build"]);
// After the build: it is what writes the types of the GraphQL queries.
check("types", ["npx", "tsc", "--noEmit"]);
if (built) {
  const chromium = findChromium();
  const nginx = findNginx();
  const env = { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }), ...(nginx && { NGINX_PATH: nginx }) };
  check("end-to-end tests", ["npx", "playwright", "test"], env);
}

const jest = readJson(`${reports}/jest.json`);
const playwright = readJson(`${reports}/playwright.json`);
const flaky = playwright?.stats.flaky ?? 0;
const passed = (jest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0) + flaky;
if (flaky > 0) console.log(`\n${flaky} end-to-end tests passed only when tried again`);
const broken =
  (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (playwright?.stats.unexpected ?? 0);
// A failed check that is no test still has to show in the sum.
const failed = Math.max(broken, failedChecks);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
