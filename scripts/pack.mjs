// npm run pack [-- <folder>]: writes notes-site-<version>.tgz, the generator as one dependency of a folder of content.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a build needs of the project: neither content, tests, nor what is for its own maintainers. */
const parts = [
  "src",
  "scripts",
  "packages",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  ".parcelrc",
  "LICENSE",
];
/** What `npm run draw` runs in its browser, which has no need of the package around it. */
const mermaid = ["LICENSE", "dist/mermaid.min.js"].map((file) => path.join("node_modules/mermaid", file));

const left = /\.test\.tsx?$|\/(?:testing|__fixtures__|node_modules)\/|^src\/gatsby-types\.d\.ts$/;

/** Writes the package and prints its path. */
export function run({ positionals: [folder = "."] }) {
  console.log(pack(path.resolve(folder)));
}

/**
 * Writes the package into a folder, which it makes.
 * @returns the path of the package
 */
export function pack(target) {
  const staging = mkdtempSync(path.join(tmpdir(), "notes-site-"));
  try {
    const { name, version, description, license, engines } = JSON.parse(readFileSync("package.json", "utf8"));
    // The project has its own lock file, by which scripts/folder-copy.mjs installs; to npm the package has no dependencies.
    const manifest = {
      name,
      version,
      description,
      license,
      engines,
      bin: { [name]: "project/scripts/notes-site.cjs" },
    };
    const digest = createHash("sha256");
    const files = [
      ...parts.flatMap(filesOf).map((file) => [file, file]),
      ...mermaid.map((file) => [file, path.join("scripts/draw/mermaid", path.basename(file))]),
    ];
    for (const [file, to] of files) {
      cpSync(file, path.join(staging, "project", to));
      digest.update(to).update(readFileSync(file));
    }
    // By it a folder knows whether its copy is that of this package.
    const told = { ...manifest, digest: digest.digest("hex") };
    writeFileSync(path.join(staging, "package.json"), `${JSON.stringify(told, null, 2)}\n`);
    mkdirSync(target, { recursive: true });
    const command = ["pack", "--silent", "--pack-destination", target];
    return path.join(target, execFileSync("npm", command, { cwd: staging, encoding: "utf8" }).trim());
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The files below a folder, or the file itself. Not asked of git, which a copy of the project may be without. */
function filesOf(part) {
  const below = statSync(part).isDirectory() ? readdirSync(part, { recursive: true, withFileTypes: true }) : [];
  const files = below.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return (below.length > 0 ? files : [part]).filter((file) => !left.test(file)).sort();
}
