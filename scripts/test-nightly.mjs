// npm run test:nightly: runs the checks that only upgrades, imports and few other changes break,
// after a build. The last line shows the totals.
import { check, clearReports, secondSites, sumUp } from "./checks.mjs";
import { environment, installPackages } from "./lib.mjs";
import { languageFor, wordsIn } from "./words.mjs";

await installPackages({ words: wordsIn(languageFor("content")) });
delete environment.CONTENT_DIR;
const { findChromium, findNginx } = await import("./chromium.mjs");
const { nightlyChecksFor } = await import("./lanes.mjs");

clearReports();
findChromium();
findNginx();
const isBuilt = await check("production build", { command: ["npm", "run", "build"] });
if (isBuilt && (await check("second sites", secondSites))) {
  for (const { name, run } of nightlyChecksFor({ all: true })) await check(name, run);
}
process.exit(sumUp());
