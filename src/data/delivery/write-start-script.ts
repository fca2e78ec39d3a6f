import type { StartSite } from "../../shared/start-site";
import { bundleScript } from "./bundle-script";
import { writeHashed } from "./write-hashed";

/**
 * Writes the script that loads all others (src/browser/start-late.ts), with what it has to know. It is a file of its own,
 * not code in every page: a reader fetches it once, and what a page's text has to wait for is lighter by it.
 * @returns name of the file, below the site's base path
 */
export async function writeStartScript(publicDir: string, site: StartSite): Promise<string> {
  const code = await bundleScript("src/browser/start-entry.ts", { START_SITE: JSON.stringify(site) });
  return writeHashed(publicDir, "start", "js", code);
}
