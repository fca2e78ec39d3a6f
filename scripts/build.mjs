// npm run build: builds the site into public/.
import { environment, gatsby, runForeground } from "./lib.mjs";

/** @returns the exit code of Gatsby */
export function run() {
  const env = {
    ...environment,
    GATSBY_LOGGER: "yurnalist",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || ".cache/node",
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "2",
    NODE_OPTIONS: `--max-semi-space-size=64 ${process.env.NODE_OPTIONS ?? ""}`,
  };
  return runForeground(process.execPath, [gatsby, "build", "--prefix-paths"], { env });
}
