// npm run clean: removes what builds have written, so that the next one begins anew.
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Removes Gatsby's cache and the built site. */
export function run({ words }) {
  rmSync(".cache", { recursive: true, force: true });
  // Its content alone: in an owner's folder it is reached by a link, and elsewhere it may be a volume.
  const built = existsSync("public") ? readdirSync("public") : [];
  for (const name of built) rmSync(path.join("public", name), { recursive: true });
  console.log(words.clean.done);
}
