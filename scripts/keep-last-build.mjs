// npm run keep-last-build -- <address>: copies the scripts, styles and sidebars of the deployed
// site into public/ before the next deployment. Readers who still have an old page open can then
// load these files. Copies the files of one build only: each build lists its own files (buildFiles
// in src/shared/site-files.ts).
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Matches the names that a build gives to hashed scripts, styles, sidebars and tables of
 * characters. Files with other names are not written, because the list comes from a server.
 */
const hashed = /^assets\/[\w-]+-[0-9A-Za-z]{8,16}\.(?:js|css|txt|json)$/;
const seconds = 20;

/**
 * Copies the files. If that fails, for example because the deployed site has no list of files,
 * only prints a message.
 * @throws Error with a user-facing message for an invalid address
 */
export async function run({ positionals: [given], words }) {
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) throw new Error(words.keepLastBuild.noAddress(given));
  const address = given.replace(/\/?$/, "/");
  try {
    const listed = await (await get(address, "build-files.json")).json();
    const wanted = listed.filter((file) => hashed.test(file) && !existsSync(path.join("public", file)));
    for (const file of wanted) {
      writeFileSync(path.join("public", file), Buffer.from(await (await get(address, file)).arrayBuffer()));
    }
    console.log(words.keepLastBuild.kept(wanted.length));
  } catch (error) {
    // Before the first deployment there is no build to keep, so this error must not fail the
    // deployment.
    console.log(words.keepLastBuild.none(error.message));
  }
}

async function get(address, file) {
  const response = await fetch(new URL(file, address), { signal: AbortSignal.timeout(seconds * 1000) });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || type.startsWith("text/html")) throw new Error(`${file}: ${response.status} ${type}`);
  return response;
}
