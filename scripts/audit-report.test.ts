import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countLicences, groupFindings, whereItRuns } from "./audit-report.mjs";

const packages = {
  "": { dependencies: { gatsby: "5", "@giscus/react": "3", shiki: "4" } },
  "packages/import": { dependencies: { "js-yaml": "3" } },
  "node_modules/@notes-site/import": { link: true, resolved: "packages/import" },
  "node_modules/gatsby": { dependencies: { express: "4", webpack: "5" } },
  "node_modules/express": { dependencies: { debug: "2" } },
  "node_modules/express/node_modules/debug": {},
  "node_modules/webpack": {},
  "node_modules/@giscus/react": { dependencies: { lit: "3" }, peerDependencies: { shiki: "4" } },
  "node_modules/lit": { dependencies: { shiki: "4" } },
  "node_modules/shiki": {},
  "node_modules/js-yaml": {},
};

const vulnerability = (place: string) => {
  const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
  const advisory = { severity: "high", title: "中文标题", url: "https://github.com/advisories/GHSA-1" };
  return { [name]: { name, nodes: [place], via: [advisory] } };
};

const owners = (vulnerabilities: object) =>
  groupFindings(vulnerabilities, packages).map(({ name, place }) => `${name}: ${place}`);

test.each([
  ["node_modules/webpack", ["gatsby: build"]],
  ["node_modules/express/node_modules/debug", ["gatsby > express: develop"]],
  ["node_modules/lit", ["@giscus/react: reader"]],
  ["node_modules/js-yaml", ["js-yaml: build"]],
  // Shiki is a direct dependency of the build that browsers also load.
  ["node_modules/shiki", ["@giscus/react: reader", "shiki: build"]],
  // A package with no known dependent must not count as harmless.
  ["node_modules/nobody", ["?: reader"]],
])("a vulnerability in %s counts as %j", (place, expected) => {
  expect(owners(vulnerability(place))).toEqual(expected);
});

test("does not count a package again that is vulnerable only through another", () => {
  const gatsby = { name: "gatsby", nodes: ["node_modules/gatsby"], via: ["webpack"] };
  const [group, ...others] = groupFindings({ ...vulnerability("node_modules/webpack"), gatsby }, packages);
  expect(group?.findings).toMatchObject([{ name: "webpack", title: "中文标题" }]);
  expect(others).toEqual([]);
});

test("lists every package that the browser's modules import as reaching readers", () => {
  // src/search/build runs in Node.
  const folders = ["src/browser", "src/islands", "src/search/clients", "src/search/engine", "src/search/model"];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file))
      .map((file) => path.join(folder, file)),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /^(?:import (?!type )|\} from )(?:[^"\n]* from )?"((?:@[^/"]+\/)?[^./"][^/"]*)/gm,
      ),
    ].map(([, name = ""]) => name),
  );
  // The bundles replace the first two with our own modules. react-dom/client is part of react-dom.
  const replaced = ["gatsby", "client-components", "react-dom/client"];
  const names = [...new Set(imported)].filter((name) => !replaced.includes(name));
  expect(names).toContain("@giscus/react");
  expect(names.filter((name) => whereItRuns(name).place !== "reader")).toEqual([]);
});

test("counts licences of both old and new manifests", () => {
  const counted = countLicences([
    { name: "a", license: "MIT" },
    { name: "b", license: { type: "MIT" } },
    { name: "c", licenses: [{ type: "GPL-3.0" }, { type: "MIT" }] },
    { name: "d", license: "Apache-2.0 AND LGPL-3.0-or-later" },
    { name: "e", license: "(MIT OR CC0-1.0)" },
    { name: "f" },
    { name: "g", license: "(MIT OR GPL-3.0) AND AGPL-3.0" },
    { name: "h", license: "(MIT OR GPL-3.0) AND (ISC OR (AGPL-3.0 AND MIT))" },
  ]);
  expect(counted.map(({ licence, count, isPermissive }) => [licence, count, isPermissive])).toEqual([
    ["MIT", 2, true],
    ["GPL-3.0 OR MIT", 1, true],
    ["Apache-2.0 AND LGPL-3.0-or-later", 1, false],
    ["(MIT OR CC0-1.0)", 1, true],
    ["", 1, false],
    ["(MIT OR GPL-3.0) AND AGPL-3.0", 1, false],
    ["(MIT OR GPL-3.0) AND (ISC OR (AGPL-3.0 AND MIT))", 1, true],
  ]);
  expect(counted.find(({ licence }) => licence === "")?.names).toEqual(["f"]);
});

test.each([
  [{ vulnerabilities: vulnerability("node_modules/preact") }, 1, "有漏洞到得了读者的浏览器"],
  [{ vulnerabilities: vulnerability("node_modules/webpack") }, 0, "gatsby (在构建的机器上运行"],
  [{ message: "405 Method Not Allowed", statusCode: 405 }, 0, "这个npm源不提供漏洞查询"],
  [{ message: "getaddrinfo ENOTFOUND" }, 1, "没有查到漏洞信息"],
])("npm run audit for %j ends with %d", (report, expected, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), "npm-"));
  writeFileSync(path.join(folder, "npm"), `#!/bin/sh\ncat <<'END'\n${JSON.stringify(report)}\nEND\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync("node", ["scripts/notes-site.cjs", "audit"], { env, encoding: "utf8" });
  expect(`${stdout}${stderr}`).toContain(said);
  expect(stdout).toMatch(/\d{3,} MIT\n/);
  expect(status).toBe(expected);
});
