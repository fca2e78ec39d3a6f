// npm run audit: lists the known vulnerabilities of production packages, grouped by direct
// dependency and by where it runs, and counts licences.
// It fails only if a vulnerability reaches a reader's browser, or if npm gives no answer although
// the registry has an audit endpoint.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { countLicences, groupFindings, places } from "./audit-report.mjs";
import { environment } from "./lib.mjs";

/** Status codes of registries without an audit endpoint, such as many mirrors. */
const noEndpoint = [404, 405, 501];

/**
 * Prints the vulnerabilities and the licences.
 * @returns 1 if a vulnerability reaches readers, or if npm gave no answer although the registry has
 * an audit endpoint; otherwise 0
 */
export function run({ words: { audit: words } }) {
  const { packages } = readJson("package-lock.json");
  const status = printFindings(packages, words);
  printLicences(packages, words);
  return status;
}

function printFindings(packages, words) {
  const { stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    env: environment,
    maxBuffer: 1 << 26,
  });
  const report = JSON.parse(stdout || "{}");
  if (report.vulnerabilities === undefined) {
    const isMissing = noEndpoint.includes(report.statusCode);
    const reason = report.message ?? report.error?.summary ?? stderr.trim();
    console.log(isMissing ? words.noEndpoint(reason) : words.noAnswer(reason));
    return isMissing ? 0 : 1;
  }
  const groups = groupFindings(report.vulnerabilities, packages);
  for (const place of places) {
    const here = groups.filter((group) => group.place === place);
    console.log(words.place(words.places[place], here.length));
    for (const { name, reason, findings } of here) {
      console.log(`  ${name} (${words.reasons[reason]})`);
      for (const { severity, name: found, title, url } of findings)
        console.log(`    ${severity} ${found}: ${title} ${url}`);
    }
  }
  const reachesReaders = groups.some(({ place }) => place === "reader");
  if (reachesReaders) console.log(words.reachesReaders);
  return reachesReaders ? 1 : 0;
}

function printLicences(packages, words) {
  const manifests = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes("node_modules/") && !dev && !link)
    .map(([place]) => `${place}/package.json`)
    // Builds for other platforms are listed in the lock file but not installed.
    .filter((file) => existsSync(file))
    .map(readJson);
  console.log(`\n${words.licences(manifests.length)}`);
  for (const { licence, count, isPermissive, names } of countLicences(manifests)) {
    console.log(
      `  ${String(count).padStart(4)} ${licence || words.noLicence}${isPermissive ? "" : `: ${names.join(", ")}`}`,
    );
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
