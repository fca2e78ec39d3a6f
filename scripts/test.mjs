// npm test: runs every check that a change can break. The last line shows the totals.
import { check, clearReports, jest, playwright, script, secondSites, sumUp } from "./checks.mjs";
import { environment, installPackages } from "./lib.mjs";
import { languageFor, wordsIn } from "./words.mjs";

await installPackages({ words: wordsIn(languageFor("content")) });
// The tests use the project's own content, whatever CONTENT_DIR says.
delete environment.CONTENT_DIR;
const { findChromium, findNginx } = await import("./chromium.mjs");
const { nightlyChecksFor } = await import("./lanes.mjs");

clearReports();

/**
 * Runs the checks of the sources. They are independent, so all of them run even if one fails.
 * @param built resolves when the build has ended; the build generates the types of the GraphQL
 * queries
 */
async function checkSources(built) {
  await check("format and lint", { command: ["npx", "biome", "ci", "--diagnostic-level=error", "."] });
  await check("lock file", script("lint:lock"));
  await check("import directions", script("lint:imports"));
  await check("unit tests", jest("unit", "--maxWorkers=1", "--roots", "src", "scripts", "bench"));
  await built;
  await check("types", { command: ["npx", "tsc", "--noEmit", "--pretty", "false"] });
}

/**
 * Builds the small sites before the browser tests. In parallel, their builds would slow down the
 * tests.
 */
const buildSecondSites = () => check("second sites", secondSites);

// The build mostly uses one core, which leaves the second one for the other checks.
const built = check("production build", { command: ["npm", "run", "build"] });
const sources = checkSources(built);
const isBuilt = await built;
const areSecondSitesBuilt = await buildSecondSites();
if (isBuilt) await check("built files", jest("built", "--config", "e2e/built/jest.config.ts"));
if (isBuilt) for (const { name, run } of nightlyChecksFor({ all: false })) await check(name, run);
await sources;
if (isBuilt && areSecondSitesBuilt) {
  const chromium = findChromium();
  const nginx = findNginx();
  const projects = ["desktop", "phone", "content", "prefixed"].map((name) => `--project=${name}`);
  const browser = playwright("browser", ...projects);
  await check("end-to-end tests", {
    ...browser,
    env: {
      ...browser.env,
      ...(chromium && { CHROMIUM_PATH: chromium }),
      ...(nginx && { NGINX_PATH: nginx }),
    },
  });
}
process.exit(sumUp());
