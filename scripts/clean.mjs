// npm run clean: removes Gatsby's cache and the built site, so that the next build starts from
// scratch.
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Removes Gatsby's cache and the built site. */
export function run({ words }) {
  rmSync(".cache", { recursive: true, force: true });
  // Empties the folder instead of deleting it, because `public` is the target of a link in an
  // owner's folder, and may be a volume elsewhere.
  const built = existsSync("public") ? readdirSync("public") : [];
  for (const name of built) rmSync(path.join("public", name), { recursive: true });
  console.log(words.clean.done);
}
