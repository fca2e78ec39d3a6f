import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { StartSite } from "../../shared/start-site";

/**
 * Writes the script that loads all others (src/browser/start-late.ts), with what it has to know. It is a file of its own,
 * not code in every page: a reader fetches it once, and what a page's text has to wait for is lighter by it.
 * @returns name of the file, below the site's base path
 */
export async function writeStartScript(publicDir: string, site: StartSite): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/browser/start-entry.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    define: { START_SITE: JSON.stringify(site) },
    legalComments: "none",
    write: false,
  });
  const code = outputFiles[0]?.text ?? "";
  const file = `start.${createHash("sha256").update(code).digest("hex").slice(0, 20)}.js`;
  writeFileSync(path.join(publicDir, file), code);
  return file;
}
