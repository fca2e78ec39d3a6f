// npm run pack [-- <folder>]: writes notes-site-<version>.tgz, the generator as one dependency of a folder of content.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const target = path.resolve(process.env.INIT_CWD ?? ".", process.argv[2] ?? ".");
const staging = mkdtempSync(path.join(tmpdir(), "notes-site-"));
try {
  const { name, version, description, license, engines } = JSON.parse(readFileSync("package.json", "utf8"));
  // The project has its own lock file, by which scripts/notes-site.mjs installs; to npm the package has no dependencies.
  const manifest = { name, version, description, license, engines, bin: { [name]: "project/scripts/notes-site.mjs" } };
  const digest = createHash("sha256");
  for (const file of projectFiles()) {
    cpSync(file, path.join(staging, "project", file));
    digest.update(file).update(readFileSync(file));
  }
  // By it a folder knows whether its copy is that of this package.
  const told = { ...manifest, digest: digest.digest("hex") };
  writeFileSync(path.join(staging, "package.json"), `${JSON.stringify(told, null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  const pack = ["pack", "--silent", "--pack-destination", target];
  console.log(path.join(target, execFileSync("npm", pack, { cwd: staging, encoding: "utf8" }).trim()));
} finally {
  rmSync(staging, { recursive: true, force: true });
}

/** What a build needs of the project: neither content, tests, nor what is for its own maintainers. */
function projectFiles() {
  const folders = ["src", "scripts", "packages"];
  const files = [
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
    "tsconfig.json",
    "LICENSE",
  ];
  const settings = ["package.json", "package-lock.json", ".parcelrc"];
  return execFileSync("git", ["ls-files", "-z", "--", ...folders, ...files, ...settings], { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && !/\.test\.tsx?$|\/(?:testing|__fixtures__)\//.test(file));
}
