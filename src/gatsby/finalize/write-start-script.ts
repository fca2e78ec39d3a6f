import type { StartSite } from "../../contract/preload-manifest";
import { bundleScript } from "../../lib/node/bundle-script";
import { writeHashed } from "../../lib/node/write-hashed";

/**
 * Writes the script that loads all others (src/runtime/start/load-on-intent.ts), with what it has to know. It is a file of its own,
 * not code in every page: a reader fetches it once, and what a page's text has to wait for is lighter by it.
 * @returns name of the file, below the site's base path
 */
export async function writeStartScript(publicDir: string, site: StartSite): Promise<string> {
  const code = await bundleScript("src/runtime/start/start-entry.ts", { START_SITE: JSON.stringify(site) });
  return writeHashed(publicDir, "start", "js", code);
}
