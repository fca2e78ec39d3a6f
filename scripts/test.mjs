// npm test: runs every check that must pass before a change is merged. The last line sums up Jest and Playwright.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { environment, installPackages, run, runQuietly } from "./lib.mjs";
import { arePackagesUnchanged } from "./unchanged-packages.mjs";
import { languageFor, wordsIn } from "./words.mjs";

await installPackages({ words: wordsIn(languageFor("content")) });
// The tests use the project's own content, whatever CONTENT_DIR says.
delete environment.CONTENT_DIR;
const { findChromium, findNginx } = await import("./chromium.mjs");

const reports = "test-results/reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let failedChecks = 0;

/**
 * Runs one check. It prints the output when the check has ended, so that the output of parallel
 * checks stays readable.
 */
async function check(name, [command, ...args], env = environment) {
  const started = performance.now();
  const { status, output } = await runQuietly(command, args, { env });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`\n▶ ${name} (${seconds} s)\n${output.trimEnd()}`);
  if (status !== 0) {
    failedChecks += 1;
    console.log(`✖ ${name} failed`);
  }
  return status === 0;
}

const script = (name) => ["npm", "run", "--silent", name];
const jestArgs = ["--ci", "--json", `--outputFile=${reports}/jest.json`, "--testLocationInResults", "--silent"];

const isUnchanged = arePackagesUnchanged();
const withoutPackages = isUnchanged ? ["--testPathIgnorePatterns", "/node_modules/", "<rootDir>/packages/"] : [];

/**
 * Runs the checks of the sources. They are independent, so all of them are reported.
 * @param built resolves when the build has ended, which generates the types of the GraphQL queries
 */
async function checkSources(built) {
  await check("format and lint", ["npx", "biome", "ci", "--diagnostic-level=error", "."]);
  await check("lock file", script("lint:lock"));
  await check("import directions", script("lint:imports"));
  await check("unit tests", ["npx", "jest", ...jestArgs, "--maxWorkers=1", ...withoutPackages]);
  await built;
  await check("types", ["npx", "tsc", "--noEmit"]);
}

/** Builds two further sites. They would slow down the browser tests if they ran in parallel. */
const buildSecondSites = () =>
  check("second sites", ["npx", "tsx", "scripts/build-second-sites.ts", ...(isUnchanged ? ["--without-imports"] : [])]);

// The build mostly uses one core, which leaves the second one for the other checks.
const built = check("production build", ["npm", "run", "build"]);
const sources = checkSources(built);
const isBuilt = await built;
const areSecondSitesBuilt = await buildSecondSites();
await sources;
if (isBuilt) {
  const chromium = findChromium();
  const nginx = findNginx();
  const env = {
    ...environment,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(nginx && { NGINX_PATH: nginx }),
    ...(areSecondSitesBuilt && { SECOND_SITES: "built" }),
  };
  console.log("\n▶ end-to-end tests");
  if (run("npx", ["playwright", "test"], { env }) !== 0) {
    failedChecks += 1;
    console.log("✖ end-to-end tests failed");
  }
}

const jest = readJson(`${reports}/jest.json`);
const playwright = readJson(`${reports}/playwright.json`);
const flaky = flakyTests(playwright?.suites);
const passed = (jest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0);
if (flaky.length > 0)
  console.log(`\nFlaky, passed only when tried again:\n${flaky.map((test) => `  ${test}`).join("\n")}`);
const broken =
  (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (playwright?.stats.unexpected ?? 0);
// A failed check that is not a test must still count as a failure.
const failed = Math.max(broken, failedChecks);
console.log(`\n${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ""}`);
process.exit(failed === 0 ? 0 : 1);

/** Files and titles of the tests that Playwright's report calls flaky. */
function flakyTests(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `e2e/${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
