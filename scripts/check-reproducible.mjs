// npm run check:reproducible: builds the site from clean caches in two folders, then again with warm caches in one of them,
// and compares the results byte by byte.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { environment, mustRun } from "./lib.mjs";
import { workingCopy } from "./working-copy.mjs";

const built = ["public", "deploy/generated"];
const copies = [workingCopy({ history: true }), workingCopy({ history: true })];
try {
  for (const { dir } of copies) build(dir);
  const different = compare("two folders");
  build(copies[0].dir);
  process.exitCode = different + compare("a second build") === 0 ? 0 : 1;
} finally {
  for (const { remove } of copies) remove();
}

function build(dir) {
  // The copies share their packages; each makes its own pictures.
  const env = { ...environment, PICTURE_CACHE: path.join(dir, ".cache/pictures") };
  mustRun("npm", ["run", "build"], { cwd: dir, env });
}

/** Prints the differences between the two folders, and returns the number of files that differ. */
function compare(what) {
  const [one, other] = copies.map(({ dir }) => filesOf(dir));
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  const different = names.filter((name) => !(one.get(name) && other.get(name)?.equals(one.get(name))));
  for (const name of different) console.log(`✖ ${name}: ${difference(one.get(name), other.get(name))}`);
  console.log(`${what}: ${names.length} files, ${different.length} different`);
  return different.length;
}

function filesOf(dir) {
  const names = built.flatMap((folder) =>
    readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name))),
  );
  return new Map(names.map((name) => [name, readFileSync(path.join(dir, name))]));
}

function difference(one, other) {
  if (!one || !other) return "is in one of them only";
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const around = (bytes) => JSON.stringify(bytes.subarray(Math.max(0, at - 40), at + 40).toString("latin1"));
  return `first differs at ${at}:\n    ${around(one)}\n    ${around(other)}`;
}
