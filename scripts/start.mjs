// npm start: installs missing packages, then builds the site and serves it on port 9000 or the next
// free one.
import { installPackages } from "./lib.mjs";

/**
 * Builds and serves the site.
 * @returns the exit code of the build if it fails; otherwise serves until the process is ended
 */
export async function run(given) {
  await installPackages(given);
  const { run: build } = await import("./build.mjs");
  const status = await build(given);
  if (status !== 0) return status;
  const { run: serve } = await import("./serve.mjs");
  return serve(given);
}
