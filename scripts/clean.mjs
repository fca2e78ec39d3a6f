// npm run clean: removes everything that builds have written, so that the next build starts from
// scratch.
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Removes Gatsby's cache and the built site. */
export function run({ words }) {
  rmSync(".cache", { recursive: true, force: true });
  // Empties the folder instead of deleting it. In an owner's folder, `public` is the target of a
  // link. Elsewhere it may be a volume.
  const built = existsSync("public") ? readdirSync("public") : [];
  for (const name of built) rmSync(path.join("public", name), { recursive: true });
  console.log(words.clean.done);
}
