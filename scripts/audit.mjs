// npm run audit: the known vulnerabilities of production packages by the package that brings them in and where that runs,
// and the licences of all. Fails only for what reaches a reader's browser, and where npm could not be asked.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { countLicences, groupFindings, places } from "./audit-report.mjs";
import { environment } from "./lib.mjs";

/** What registries answer that have no such endpoint, as many mirrors do. */
const noEndpoint = [404, 405, 501];

const { packages } = readJson("package-lock.json");
printFindings();
printLicences();

function printFindings() {
  const { stdout, stderr } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    encoding: "utf8",
    env: environment,
    maxBuffer: 1 << 26,
  });
  const report = JSON.parse(stdout || "{}");
  if (report.vulnerabilities === undefined) {
    const isMissing = noEndpoint.includes(report.statusCode);
    const reason = report.message ?? report.error?.summary ?? stderr.trim();
    console.log(`${isMissing ? "这个npm源不提供漏洞查询" : "没有查到漏洞信息"}（${reason}），下面只有许可证。`);
    if (!isMissing) process.exitCode = 1;
    return;
  }
  const groups = groupFindings(report.vulnerabilities, packages);
  for (const [place, title] of Object.entries(places)) {
    const here = groups.filter((group) => group.place === place);
    console.log(`${title}：${here.length === 0 ? "没有发现" : ""}`);
    for (const { name, reason, findings } of here) {
      console.log(`  ${name}（${reason}）`);
      for (const finding of findings)
        console.log(`    ${finding.severity} ${finding.name}：${finding.title} ${finding.url}`);
    }
  }
  if (groups.some(({ place }) => place === "reader")) {
    console.log("有漏洞到得了读者的浏览器，请立即升级。");
    process.exitCode = 1;
  }
}

function printLicences() {
  const manifests = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes("node_modules/") && !dev && !link)
    .map(([place]) => `${place}/package.json`)
    // Builds for other platforms are in the lock file alone.
    .filter((file) => existsSync(file))
    .map(readJson);
  console.log(`\n安装了${manifests.length}个生产依赖的包，它们的许可证（不是宽松许可证的附上包名）：`);
  for (const { licence, count, isPermissive, names } of countLicences(manifests)) {
    console.log(`  ${String(count).padStart(4)} ${licence}${isPermissive ? "" : `：${names.join("、")}`}`);
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
