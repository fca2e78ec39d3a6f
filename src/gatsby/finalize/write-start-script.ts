import type { PreloadManifest } from "../../contract/preload-manifest";
import type { ReadingSettings } from "../../contract/reading-settings";
import { bundleScript } from "../../lib/node/bundle-script";
import { writeHashed } from "../../lib/node/write-hashed";
import { startScript } from "../patches/html/place-start-script";
import { expectPresent } from "../patches/patch";

/**
 * Writes the script that loads all others (src/runtime/start/load-on-intent.ts), with its manifest in it. As a file of
 * its own it is fetched once, and does not make every page larger.
 * @returns name of the file, below the site's base path
 * @throws PatchError where the manifest lacks what every build has
 */
export async function writeStartScript(publicDir: string, manifest: PreloadManifest): Promise<string> {
  const expected = {
    "the chunk group app in webpack.stats.json": manifest.scripts.length > 0,
    "the chunk group search-modal in webpack.stats.json": manifest.searchModal.some((file) => file.endsWith(".js")),
    "the search modal's stylesheet in static": manifest.searchModal.some((file) => file.endsWith(".css")),
    "webpackCompilationHash in page-data/app-data.json": manifest.build !== "",
  };
  for (const [lookedFor, isPresent] of Object.entries(expected)) {
    expectPresent(isPresent, { patch: startScript, lookedFor, where: publicDir });
  }
  const code = await bundleScript("src/runtime/start/start-entry.ts", { PRELOAD_MANIFEST: JSON.stringify(manifest) });
  return writeHashed(publicDir, "start", "js", code);
}

/**
 * Writes the reading layer (src/reading/start-reading.ts), and the parts of it that few pages need.
 * @returns name of the file, below the site's base path
 */
export async function writeReadingScript(publicDir: string, settings: ReadingSettings): Promise<string> {
  const write = (name: string, code: string) => writeHashed(publicDir, name, "js", code);
  const define = { READING_SETTINGS: JSON.stringify(settings) };
  return write("reading", await bundleScript("src/runtime/start/reading-entry.ts", define, write));
}
