// npm run pack [-- <folder>]: writes the package notes-site-<version>-<date>-<commit>.tgz. The name
// lacks the commit without a repository, and includes a digest of uncommitted changes. With this
// package, the generator is the only dependency of a content folder.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readJson, sourceOf } from "./version.mjs";

/**
 * The parts of the project that a build needs, without content, tests and files for maintainers.
 */
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
/**
 * Files that an owner reads or copies. `pack` also copies docs/graphql.md into the project,
 * because GraphiQL takes its tabs from it.
 */
const guides = [
  "CHANGELOG.md",
  "deploy/netlify.toml",
  "deploy/wrangler.jsonc",
  "deploy/nginx-https.conf",
  ...["writing.md", "site-yml.md", "data-files.md", "graphql.md", "deploying.md", "search.md", "moving-in.md"].map(
    (name) => path.join("docs", name),
  ),
  // The schemas with which editors check the owner's YAML files.
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".schema.json"))
    .map((name) => path.join("docs", name)),
];

/** The parts of mermaid that `npm run draw` loads in its browser. */
const mermaid = ["LICENSE", "dist/mermaid.min.js"].map((file) => path.join("node_modules/mermaid", file));

const left = /\.test\.tsx?$|\/(?:testing|__fixtures__|node_modules)\/|^src\/gatsby-types\.d\.ts$/;

/** Writes the package and prints its path. */
export function run({ positionals: [folder = "."] }) {
  console.log(pack(path.resolve(folder)));
}

/**
 * Writes the package into a folder, which is created if necessary.
 * @returns the path of the package
 */
export function pack(target) {
  const staging = mkdtempSync(path.join(tmpdir(), "notes-site-"));
  try {
    const files = packedFiles();
    for (const file of files) cpSync(file, path.join(staging, placeOf(file)));
    cpSync("docs/graphql.md", path.join(staging, "project/docs/graphql.md"));
    const { name, description, license, engines } = readJson("package.json");
    const source = sourceOf(".", files);
    const bin = { [name]: "project/scripts/notes-site.cjs" };
    // The manifest has no dependencies. scripts/folder-copy.mjs installs them from the project's
    // own lock file.
    const manifest = { name, description, license, engines, bin, ...source };
    writeFileSync(path.join(staging, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    mkdirSync(target, { recursive: true });
    const written = execFileSync("npm", ["pack", "--silent"], { cwd: staging, encoding: "utf8" }).trim();
    // Names the package by its source, because npm does not reinstall a package whose file name has
    // not changed.
    const { version, date, commit, changes } = source;
    const named = [name, version, date.replaceAll("-", ""), commit, changes].filter(Boolean).join("-");
    const place = path.join(target, `${named}.tgz`);
    cpSync(path.join(staging, written), place);
    return place;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Returns the packed files, relative to the project. */
export function packedFiles() {
  return [...parts.flatMap(filesOf), ...mermaid, ...guides];
}

/** Returns the path of a file in the package. */
function placeOf(file) {
  if (guides.includes(file)) return file;
  return path.join("project", mermaid.includes(file) ? `scripts/draw/mermaid/${path.basename(file)}` : file);
}

/**
 * Returns the files below a folder, or the file itself. Does not use git,
 * because a copy of the project may have no repository.
 */
function filesOf(part) {
  const below = statSync(part).isDirectory() ? readdirSync(part, { recursive: true, withFileTypes: true }) : [];
  const files = below.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return (below.length > 0 ? files : [part]).filter((file) => !left.test(file)).sort();
}
