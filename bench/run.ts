// npm run bench: measures our site and its peers, and writes docs/benchmarks.md.
// Raw results are in docs/benchmarks.json, so that a partial or interrupted run keeps all other
// results.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { describeMachine } from "./measure/machine";
import { readOptions } from "./options";
import { plan } from "./plan";
import { writeReport } from "./report/report";
import { readResults, writeResults } from "./results";
import { deleteSetAside } from "./set-aside";
import { allSites } from "./sites/all";

const raw = "docs/benchmarks.json";
const report = "docs/benchmarks.md";

async function main() {
  const options = readOptions(process.argv.slice(2));
  const results = readResults(raw);
  let failures = 0;
  if (!options.report) {
    results.machine = describeMachine();
    const steps = plan(
      results,
      options,
      allSites.filter(({ id }) => options.sites.includes(id)),
    );
    for (const [index, { title, isSpared, run }] of steps.entries()) {
      if (isSpared()) continue;
      const started = performance.now();
      // A failed step does not stop the others. --missing tries it again.
      const outcome = await run().then(
        () => "",
        (error: unknown) => `: ${error instanceof Error ? error.message : error}`,
      );
      if (outcome) failures += 1;
      else writeResults(raw, results);
      const seconds = Math.round((performance.now() - started) / 1000);
      const load = loadavg()[0]?.toFixed(1);
      console.log(
        `${outcome ? "✖" : "✔"} ${index + 1}/${steps.length} ${title} (${seconds} s, load ${load})${outcome}`,
      );
    }
    deleteSetAside();
  }
  writeFileSync(report, writeReport(results));
  console.log(`${report} is written${failures ? `; ${failures} steps failed: go on with --missing` : ""}`);
  process.exitCode = failures === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
