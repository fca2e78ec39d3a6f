// npm run bench:scale [-- docs posts]: measures the time and memory of a cold build and of a
// rebuild after one edit, and the weight of a page. Prints a table and stores no results.

import { generatePages } from "./generate-pages";
import { startChromium } from "./measure/browser";
import { buildSite, builtFolder } from "./measure/build-site";
import { host } from "./measure/host";
import type { BuildCost } from "./measure/measure-build";
import { weigh } from "./measure/weigh";
import { ours } from "./sites/ours";
import { sampleDoc } from "./targets";

async function main() {
  const [docs = 1000, posts = 100] = process.argv.slice(2).map(Number);
  const content = `${docs + posts}` as const;
  const { cold, edited } = await buildSite(ours, content, 3600, generatePages({ docs, posts }));
  if ("failure" in cold) throw new Error(cold.failure);
  const browser = await startChromium();
  const served = await host(builtFolder(ours, content));
  const { document, script, later } = await weigh(browser, served, ours.docPath(sampleDoc));
  await served.stop();
  await browser.close();
  console.table({
    pages: `${docs} docs, ${posts} posts`,
    "cold build": said(cold),
    "after editing one file": edited && said(edited),
    "HTML of a page (gzip)": `${(document / 1000).toFixed(1)} kB`,
    "scripts and data it loads, now and when quiet (gzip)": `${((script + later) / 1000).toFixed(1)} kB`,
  });
}

function said(cost: BuildCost): string {
  return "failure" in cost ? cost.failure : `${cost.seconds.toFixed(1)} s, ${cost.megabytes.toFixed(0)} MB`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
